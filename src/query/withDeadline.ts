import { ToolsError } from './ToolsError.js';
import { toToolsError } from './toToolsError.js';

// A timer that is set for longer goes off at once.
const longest = 2 ** 31 - 1;

/**
 * Runs one request until it answers, the caller aborts, or the time is over. Whatever goes wrong
 * leaves as a {@link ToolsError}: an SDK says the same of an abort as of a time-out, and a host's
 * function may not listen to its signal at all.
 *
 * @param timeout in milliseconds
 */
export async function withDeadline<T>(
  caller: AbortSignal,
  timeout: number,
  run: (signal: AbortSignal, timeout: number) => Promise<T>,
): Promise<T> {
  const within = Math.min(timeout, longest);
  const own = new AbortController();
  const onAbort = () => own.abort(new ToolsError('cancelled', 'The request was cancelled.'));
  const onTimeout = () =>
    own.abort(new ToolsError('timeout', `The server did not answer within ${within} ms.`));
  if (caller.aborted) onAbort();
  caller.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(onTimeout, within);
  const { signal } = own;
  try {
    signal.throwIfAborted();
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return await Promise.race([run(signal, within), stopped]);
  } catch (thrown) {
    throw signal.aborted ? signal.reason : toToolsError(thrown);
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', onAbort);
  }
}
