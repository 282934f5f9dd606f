import type { ToolsError } from './ToolsError.js';

// As react-query's own: a server renders what it has rather than wait for a second try.
const usual = typeof window === 'undefined' ? 0 : 3;

/**
 * Whether to ask once more: only where that can help, and after a time-out, which took its time,
 * once at most.
 */
export function retryTools(failures: number, error: ToolsError, atMost: number = usual): boolean {
  return error.retryable && failures < (error.code === 'timeout' ? Math.min(1, atMost) : atMost);
}
