'use client';
import { createContext } from 'react';
import type { Messages } from '../../messages/Messages.js';

/** The host's words; a component without a record here speaks English. */
export const MessagesContext = createContext<Partial<Messages>>({});
