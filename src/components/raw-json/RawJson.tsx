'use client';
import type { ComponentProps, ReactNode } from 'react';
import { rawJsonMessages } from '../../messages/rawJsonMessages.js';
import { attributeText } from '../../model/text/attributeText.js';
import { type DisclosureOptions, useDisclosure } from '../disclosure/useDisclosure.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { RawJsonPanel } from './RawJsonPanel.js';

/** What a {@link RawJson} takes. */
export interface RawJsonProps extends Omit<ComponentProps<'div'>, 'children'>, DisclosureOptions {
  /** What was received: any value, JSON or not. */
  value: unknown;
  /** What it is of, such as the tool's name: part of every accessible name. */
  label: string;
  /** On the button. Default "Raw JSON". */
  heading?: ReactNode;
}

/**
 * A button that opens what a server really sent, as a tree with a way to copy it. Renders a
 * `<div>`. Nothing is read or mounted while it is closed. The copy is the untouched value; the tree
 * writes characters that cannot be seen as `\uXXXX`.
 */
export function RawJson({
  value,
  label,
  heading,
  open: held,
  defaultOpen,
  onOpenChange,
  ...props
}: RawJsonProps) {
  const m = useMessages('rawJson', rawJsonMessages);
  const { open, buttonProps, panelId } = useDisclosure({ open: held, defaultOpen, onOpenChange });
  const words = typeof heading === 'string' ? heading : m.heading;
  return (
    <div data-toolcard="raw-json" data-open={open} {...props}>
      <button
        {...buttonProps}
        data-toolcard="raw-json-toggle"
        aria-label={m.named(words, attributeText(label))}
      >
        {heading ?? m.heading}
      </button>
      {open ? <RawJsonPanel id={panelId} value={value} label={label} heading={words} /> : null}
    </div>
  );
}
