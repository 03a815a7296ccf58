/** Moves the focus when the focused element is gone. */

export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses the beginning of the page, if nothing has the focus. */
export function toPage(): void {
  const main = document.querySelector("main");
  if (main && isLost()) focus(main);
}

/** An attachment that focuses a heading when it appears, and the page when it is gone. */
export function comesFirst(heading: HTMLElement): () => void {
  if (isLost() || document.activeElement?.closest("main")) focus(heading);
  return toPage;
}

/** An attachment that focuses a button when it appears. */
export function takesFocus(button: HTMLElement): void {
  button.focus();
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
