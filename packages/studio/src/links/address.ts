/** An address as authors write it, without what follows a `?` or `#`. */
export function pathOf(address: string): string {
  return address.split(/[?#]/u)[0] ?? '';
}

export function suffixOf(address: string): string {
  return address.slice(pathOf(address).length);
}

/** An author's `%` need not be an escape. */
export function decodeAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Encodes what would end an address in a text, and nothing else: letters stay readable. */
export function encodeAddress(path: string): string {
  return path.replaceAll(/[\s"'()<>\\%?#]/gu, encodeCharacter);
}

function encodeCharacter(character: string): string {
  return /['()]/u.test(character)
    ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
    : encodeURIComponent(character);
}
