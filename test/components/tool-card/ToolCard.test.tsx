import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { entryOf } from '../../support/entryOf.js';
import { toolOf } from '../../support/toolOf.js';

test('renders on a server, closed', () => {
  const html = renderToString(
    <ToolCard tool={toolOf({ title: 'Read file', annotations: { readOnlyHint: true } })} />,
  );
  expect(html).toContain(
    '<bdi data-toolcard="untrusted-text" data-untrusted="label" dir="auto">Read file</bdi>',
  );
  expect(html).toContain('Untrusted hints');
  expect(html).not.toContain('hint-panel');
});

test('renders on a server, open', () => {
  const html = renderToString(
    <ToolCard tool={toolOf({})} defaultExpanded={['hints', 'parameters', 'output', 'raw']} />,
  );
  expect(html).toContain('Does it only read?');
  expect(html).toContain('inputSchema');
});

test('renders a refused definition on a server', () => {
  const html = renderToString(<ToolCard entry={entryOf({ id: 'workspace' }, null)} />);
  expect(html).toContain('Unreadable tool definition');
});

test('escapes what a server wrote', () => {
  const html = renderToString(
    <ToolCard tool={toolOf({ title: '</h3><script>alert(1)</script>' })} />,
  );
  expect(html).not.toContain('<script>');
});

test('renders findings and an icon on a server', () => {
  const html = renderToString(
    <ToolCard
      tool={toolOf({ icons: [{ src: 'data:image/png;base64,AAAA' }] })}
      server={{ id: 'workspace' }}
      resolveIcon={() => 'data:image/png;base64,AAAA'}
      findings={[{ code: 'text.bidi', severity: 'danger', path: '/name', params: { count: 2 } }]}
    />,
  );
  expect(html).toContain('2 characters that turn the reading direction');
  expect(html).toContain('src="data:image/png;base64,AAAA"');
});
