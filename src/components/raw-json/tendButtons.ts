const buttons = '[role="button"]';
let named = 0;

/**
 * Adds to the buttons of a drawn tree what its package leaves out: Enter and Space press them, each
 * is named after the member that it opens, and one of them can always be reached by Tab. Gives back
 * what ends that.
 */
export function tendButtons(frame: HTMLElement): () => void {
  const tend = () => {
    for (const button of frame.querySelectorAll<HTMLElement>(`${buttons}:not([aria-labelledby])`)) {
      nameButton(button);
    }
    // The tree moves its one tab stop by hand, and loses it with the row that held it.
    const first = frame.querySelector<HTMLElement>(buttons);
    if (first && !frame.querySelector(`${buttons}[tabindex="0"]`)) first.tabIndex = 0;
  };
  const observer = new MutationObserver(tend);
  tend();
  observer.observe(frame, { childList: true, subtree: true });
  frame.addEventListener('keydown', pressFocused);
  return () => {
    observer.disconnect();
    frame.removeEventListener('keydown', pressFocused);
  };
}

/** "Open" alone says nothing where there are forty of them. Its own label stays the first word. */
function nameButton(button: HTMLElement) {
  const beside = button.nextElementSibling;
  const member = beside?.classList.contains('toolcard-json-name') ? beside : null;
  const row = button.parentElement?.parentElement;
  const subject = member ?? (row?.role === 'tree' ? row : null);
  if (subject === null) return;
  named += 1;
  button.id ||= `toolcard-json-button-${named}`;
  subject.id ||= `toolcard-json-subject-${named}`;
  button.setAttribute('aria-labelledby', `${button.id} ${subject.id}`);
}

function pressFocused(event: KeyboardEvent) {
  const { target, key } = event;
  if (key !== 'Enter' && key !== ' ') return;
  if (!(target instanceof HTMLElement) || target.role !== 'button') return;
  event.preventDefault();
  target.click();
}
