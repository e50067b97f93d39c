/**
 * Whether to show the key names of Apple keyboards; a script sets a class of the root element before the first paint.
 */
export function hasAppleKeyboard(): boolean {
  return document.documentElement.classList.contains('apple');
}
