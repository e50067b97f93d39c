/** Whether keys are called as on an Apple keyboard: the page says so before it is painted, by a class of its root. */
export function hasAppleKeyboard(): boolean {
  return document.documentElement.classList.contains('apple');
}
