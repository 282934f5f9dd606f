/**
 * Puts a text on the clipboard, by the older way where the page may not use the clipboard (plain
 * http, a frame without permission). Rejects where both are refused. Call it from an event handler.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (reason) {
    if (!copySelected(text)) throw reason;
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
