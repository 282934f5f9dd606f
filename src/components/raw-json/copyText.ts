/**
 * Puts a text on the clipboard, by the older way where the page may not use the clipboard (plain
 * http, a frame without permission). Rejects where both are refused. Call it from an event handler.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (reason) {
    if (!copyByEvent(text)) throw reason;
  }
}

/**
 * Has the browser copy, and hands it the text instead of what is selected. A field with the text
 * in it would not do: behind a modal dialog it takes no focus, and the page's selection is copied.
 */
function copyByEvent(text: string): boolean {
  let handed = false;
  const hand = (event: ClipboardEvent) => {
    if (event.clipboardData === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    handed = true;
  };
  window.addEventListener('copy', hand, { capture: true });
  try {
    return document.execCommand('copy') && handed;
  } finally {
    window.removeEventListener('copy', hand, { capture: true });
  }
}
