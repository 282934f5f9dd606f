'use client';
import { type MouseEventHandler, useId } from 'react';
import { useHeldState } from './useHeldState.js';

/** Who holds the state: the caller with `open`, or the component itself from `defaultOpen` on. */
export interface DisclosureOptions {
  /** Controlled: whether the contents show. */
  open?: boolean | undefined;
  /** Uncontrolled: whether they show at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** The person pressed the button; `open` is what they asked for. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** What {@link useDisclosure} gives. */
export interface Disclosure {
  open: boolean;
  /** For the `<button>` that opens and closes. */
  buttonProps: {
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly onClick: MouseEventHandler;
  };
  /** The `id` of the element that the button shows; to be rendered only while `open`. */
  panelId: string;
}

/**
 * A button that shows and hides something. `aria-controls` is there only while open: a closed
 * disclosure mounts nothing, and an id that leads nowhere is an error to assistive technology.
 *
 * @see WAI-ARIA Authoring Practices, Disclosure
 */
export function useDisclosure({
  open: held,
  defaultOpen = false,
  onOpenChange,
}: DisclosureOptions): Disclosure {
  const [open, change] = useHeldState(held, defaultOpen, onOpenChange);
  const panelId = useId();
  return {
    open,
    panelId,
    buttonProps: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      onClick: () => change((now) => !now),
    },
  };
}
