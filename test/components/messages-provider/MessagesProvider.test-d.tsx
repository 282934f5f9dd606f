import { MessagesProvider } from '../../../src/components/messages-provider/MessagesProvider.js';
import { toolCardMessages } from '../../../src/messages/toolCardMessages.js';

const { serverSays, ...missingOne } = toolCardMessages;

/** A record with every word of a component is taken, other components left out. */
export const whole = <MessagesProvider messages={{ toolCard: { ...missingOne, serverSays } }} />;

/** A missing word does not compile. */
// @ts-expect-error serverSays is missing
export const missing = <MessagesProvider messages={{ toolCard: missingOne }} />;

/** Nor does a component that says nothing. */
// @ts-expect-error there is no such component
export const unknown = <MessagesProvider messages={{ toolcards: {} }} />;

/** Nor a word where a function of a name is asked for. */
export const plain = (
  // @ts-expect-error copyName takes the name
  <MessagesProvider messages={{ toolCard: { ...toolCardMessages, copyName: 'Copy' } }} />
);
