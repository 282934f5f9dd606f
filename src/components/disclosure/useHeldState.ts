'use client';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A state that the caller holds (`held`), or the component itself where `held` is `undefined`.
 * A change is given as a step from the state as it is by then, so that several changes between two
 * renderings add up; `onChange` is told what each came to. What a holder does not take over is
 * forgotten with the next rendering.
 */
export function useHeldState<T>(
  held: T | undefined,
  initial: T,
  onChange?: ((next: T) => void) | undefined,
) {
  const [own, setOwn] = useState({ value: initial });
  const state = held === undefined ? own.value : held;
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  function change(step: (now: T) => T) {
    const next = step(latest.current);
    latest.current = next;
    // A new object renders again in any case, also where the holder lets the change pass.
    setOwn({ value: held === undefined ? next : own.value });
    onChange?.(next);
  }
  return [state, change] as const;
}
