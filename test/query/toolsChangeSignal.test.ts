import { expect, test, vi } from 'vitest';
import {
  hearSignalOf,
  signalOptionOf,
  toolsChangeSignal,
} from '../../src/query/toolsChangeSignal.js';

test('calls every listener at each change, until it leaves', () => {
  const { option, subscribe } = toolsChangeSignal();
  const [stays, leaves] = [vi.fn(), vi.fn()];
  subscribe(stays);
  const leave = subscribe(leaves);
  option.onChanged();
  leave();
  option.onChanged();
  expect(stays).toHaveBeenCalledTimes(2);
  expect(leaves).toHaveBeenCalledTimes(1);
});

test('finds the signal that a client holds, and hears no other', () => {
  const [own, other] = [toolsChangeSignal(), toolsChangeSignal()];
  const client = { config: { tools: own.option } };
  expect(signalOptionOf(client)).toBe(own.option);
  expect(signalOptionOf({ config: { tools: { onChanged: () => {} } } })).toBeNull();
  const heard = vi.fn();
  const stop = hearSignalOf(client, heard);
  other.option.onChanged();
  expect(heard).not.toHaveBeenCalled();
  own.option.onChanged();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  own.option.onChanged();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a listener that throws is the host’s affair, and keeps nobody here from hearing', () => {
  const { option, subscribe } = toolsChangeSignal();
  subscribe(() => {
    throw new Error('the host stumbles');
  });
  const heard = vi.fn();
  const stop = hearSignalOf({}, heard);
  expect(() => option.onChanged()).toThrow('the host stumbles');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
