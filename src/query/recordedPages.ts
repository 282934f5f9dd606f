/** Sent along with a request for a page, it is how the page is asked for and found again. */
export type PageTicket = () => void;

/**
 * The answers to `tools/list` that a recorded transport took from the wire: by the ticket that was
 * sent with the request, else by the array of tools that the client was given instead.
 */
export const recordedPages = new WeakMap<object, unknown>();

const tickets = new WeakSet<object>();

/**
 * A ticket for one page. It travels as the request option `onresumptiontoken`: both SDKs hand that
 * function on to the transport as it is, and what it is called with says nothing here. So nothing of
 * it is ever part of a message.
 */
export function pageTicket(): PageTicket {
  const ticket: PageTicket = () => {};
  tickets.add(ticket);
  return ticket;
}

/** The ticket among the options that a transport is sent a message with. */
export function ticketAmong(options: unknown): PageTicket | null {
  if (typeof options !== 'object' || options === null) return null;
  const { onresumptiontoken: given } = options as { onresumptiontoken?: unknown };
  return typeof given === 'function' && tickets.has(given) ? (given as PageTicket) : null;
}
