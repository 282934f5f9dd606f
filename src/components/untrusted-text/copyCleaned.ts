const ours = '[data-toolcard="untrusted-text-chip"], [data-toolcard="untrusted-text-raw"]';

/**
 * Hands the clipboard what is selected without our words in a server's text. The browser itself
 * puts the text together, with the chips out of sight for that moment, so that lines break as they
 * do in any other copy. Does nothing where no chip is selected, or where the page has copied already.
 */
export function copyCleaned(event: ClipboardEvent): void {
  const selection = document.getSelection();
  const { clipboardData, target } = event;
  if (event.defaultPrevented || clipboardData === null || selection === null) return;
  if (target instanceof HTMLElement && target.matches('input, textarea')) return;
  const parts = Array.from(document.querySelectorAll<HTMLElement>(ours)).filter((part) =>
    selection.containsNode(part, true),
  );
  if (parts.length === 0) return;
  for (const { style } of parts) style.setProperty('display', 'none', 'important');
  const text = selection.toString();
  for (const { style } of parts) style.removeProperty('display');
  if (text === '') return;
  clipboardData.setData('text/plain', text);
  event.preventDefault();
}
