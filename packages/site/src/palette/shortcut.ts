/** The properties of a keyboard event that identify a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether a key event is Meta or Control with a letter. Keyboards of other scripts are compared by position: on an
 * Arabic keyboard, the key of K types ن.
 */
export function isShortcut(letter: string, { key, code, metaKey, ctrlKey, altKey, shiftKey }: KeyPress): boolean {
  if (metaKey === ctrlKey || altKey || shiftKey) return false;
  const isLatin = /^[\u0020-\u007E]$/u.test(key);
  return isLatin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
