export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Meta or Control with a letter, wherever the keyboard has it: in Arabic the key of K says ن. */
export function isShortcut(letter: string, { key, code, metaKey, ctrlKey, altKey, shiftKey }: Press): boolean {
  if (metaKey === ctrlKey || altKey || shiftKey) return false;
  const isLatin = /^[\u0020-\u007E]$/u.test(key);
  return isLatin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
