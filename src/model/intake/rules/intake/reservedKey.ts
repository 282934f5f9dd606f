import { readMember } from '../../../readMember.js';
import type { Rule } from '../Definition.js';
import { firstFindings, type Place } from '../firstFindings.js';

/** What every object of a program has, and what every class has. */
const reserved: ReadonlySet<string> = new Set([
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'prototype',
  'toLocaleString',
  'toString',
  'valueOf',
]);

/** Whether a parameter may be called so; the names before it stand in the text too. */
const suspect = new RegExp(`\\n(?:${[...reserved].join('|')})\\n`);

/**
 * A tool or a parameter called as a member that every object inherits: a careless program finds that
 * member where it looks for a tool or an argument. A key `__proto__` does worse, wherever it stands.
 *
 * @see https://tc39.es/ecma262/#sec-properties-of-the-object-prototype-object
 */
export const reservedKey: Rule = (definition) => {
  const { raw, text } = definition;
  const places: Place[] = [];
  const add = (path: string, key: string) => places.push({ path, params: { key } });
  const name = readMember(raw, 'name');
  if (typeof name === 'string' && reserved.has(name)) add('/name', name);
  if (suspect.test(text)) {
    for (const { path, keyword, name: parameter } of definition.input) {
      if (keyword !== 'properties' || parameter === null || parameter === '__proto__') continue;
      if (reserved.has(parameter)) add(path, parameter);
    }
  }
  if (text.includes('__proto__')) {
    for (const { path, text: key, isKey } of definition.strings) {
      if (isKey && key === '__proto__') add(path, key);
    }
  }
  return firstFindings('intake.reserved-key', places);
};
