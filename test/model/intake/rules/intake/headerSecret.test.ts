import { describe, expect, test } from 'vitest';
import { found } from './found.js';

const sent = (parameter: string, header: string, type = 'string') =>
  found('intake.header-secret', {
    inputSchema: {
      type: 'object',
      properties: { [parameter]: { type, 'x-mcp-header': header } },
    },
  });

describe('reads like a secret', () => {
  test.each([
    'password',
    'userPassword',
    'new-password',
    'passwd',
    'pwd',
    'passphrase',
    'secret',
    'client_secret',
    'token',
    'access_token',
    'refreshToken',
    'access_tokens',
    'api_key',
    'apiKey',
    'APIKey',
    'API_KEY',
    'apikey',
    'accessKey',
    'private-key',
    'credential',
    'dbCredentials',
    'Authorization',
    'bearer',
    'bearer_token',
    'cookie',
    'session_id',
    'sessionId',
    'ssn',
    'passport',
    'passport_number',
    'cardNumber',
    'card_number',
    'iban',
    'cvv',
    'email',
    'e-mail',
    'user_email',
    'emailAddress',
    'phone',
    'phone_number',
  ])('%s', (name) => {
    expect(sent(name, 'Bin')).toEqual([
      [`/inputSchema/properties/${name}`, { header: 'Bin', parameter: name }],
    ]);
    expect(sent('bin', name)).toEqual([
      ['/inputSchema/properties/bin', { header: name, parameter: 'bin' }],
    ]);
  });
});

describe('reads like none', () => {
  test.each([
    'bin',
    'region',
    'max_tokens',
    'maxTokens',
    'tokens',
    'token_count',
    'tokenLimit',
    'max_token',
    'page_token',
    'nextPageToken',
    'tokenizer',
    'password_length',
    'secret_name',
    'email_template',
    'cookie_policy',
    'session',
    'key',
    'primary_key',
    'key_access',
    'card',
    'passive',
    'compass',
    'secretary',
    'phonetic',
    'headphones',
    'author',
  ])('%s', (name) => {
    expect(sent(name, 'Bin')).toEqual([]);
    expect(sent('bin', name.replaceAll('_', '-'))).toEqual([]);
  });
});

test('a header that is not sent tells nobody', () => {
  expect(sent('password', 'a b')).toEqual([]);
  expect(sent('password', 'Bin', 'number')).toEqual([]);
  const properties = { password: { type: 'string' } };
  expect(found('intake.header-secret', { inputSchema: { type: 'object', properties } })).toEqual(
    [],
  );
});

test('the path leads to the parameter, however deep', () => {
  const properties = {
    'a/b': { properties: { token: { type: 'string', 'x-mcp-header': 'X-Tok' } } },
  };
  const inputSchema = { type: 'object', properties };
  const expected = [
    '/inputSchema/properties/a~1b/properties/token',
    { header: 'X-Tok', parameter: 'token' },
  ];
  expect(found('intake.header-secret', { inputSchema })).toEqual([expected]);
  const legacy = { protocolVersion: '2025-11-25' };
  expect(found('intake.header-secret', { inputSchema }, legacy)).toEqual([]);
  expect(found('intake.header-secret', { inputSchema }, { transport: 'stdio' })).toEqual([]);
});

test('the twentieth place tells of those beyond', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 23 }, (_, n) => [
      `password_${n}`,
      { type: 'string', 'x-mcp-header': `P${n}` },
    ]),
  );
  const all = found('intake.header-secret', { inputSchema: { type: 'object', properties } });
  expect(all).toHaveLength(20);
  expect(all[19]).toEqual([
    '/inputSchema/properties/password_19',
    { header: 'P19', parameter: 'password_19', more: 3 },
  ]);
});
