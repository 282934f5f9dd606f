import { expect, test } from 'vitest';
import { hasMember } from '../../src/model/hasMember.js';
import { isJsonObject } from '../../src/model/JsonObject.js';
import { readKeys } from '../../src/model/readKeys.js';
import { readMember } from '../../src/model/readMember.js';

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({ a: 1 }, {});
  revoke();
  return proxy;
};

test('a member is read whatever it is called', () => {
  const object = JSON.parse('{"a":1,"__proto__":2,"constructor":3,"":4}') as object;
  const keys = readKeys(object);
  expect(keys).toEqual(['a', '__proto__', 'constructor', '']);
  expect(keys.map((key) => readMember(object, key))).toEqual([1, 2, 3, 4]);
  expect(keys.every((key) => hasMember(object, key))).toBe(true);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'b'])(
  '%s is no member where it is inherited',
  (key) => {
    const heir: object = Object.create({ b: 1 });
    for (const object of [{}, [], heir]) {
      expect(readMember(object, key)).toBeUndefined();
      expect(hasMember(object, key)).toBe(false);
    }
  },
);

test('an object without a prototype is read', () => {
  const object: object = Object.assign(Object.create(null), { a: 1 });
  expect([readMember(object, 'a'), hasMember(object, 'a')]).toEqual([1, true]);
  expect(readKeys(object)).toEqual(['a']);
});

test('an element of a list is read', () => {
  expect([readMember(['a'], 0), readMember(['a'], '0'), readMember(['a'], 1)]).toEqual([
    'a',
    'a',
    undefined,
  ]);
});

test('a member that throws is absent, and has its key all the same', () => {
  const object = {
    get a(): never {
      throw new Error('no');
    },
  };
  expect(readMember(object, 'a')).toBeUndefined();
  expect(hasMember(object, 'a')).toBe(true);
  expect(readKeys(object)).toEqual(['a']);
});

test('an object that answers no question has no members', () => {
  expect(readMember(revoked(), 'a')).toBeUndefined();
  expect(hasMember(revoked(), 'a')).toBe(false);
  expect(readKeys(revoked())).toEqual([]);
  expect(isJsonObject(revoked())).toBe(false);
});

test('an object has members; null, a list, a text and a function have none', () => {
  expect(isJsonObject({})).toBe(true);
  expect(isJsonObject(Object.create(null))).toBe(true);
  for (const value of [null, undefined, [], '', 0, true, () => 1, Symbol('x')]) {
    expect(isJsonObject(value)).toBe(false);
  }
});
