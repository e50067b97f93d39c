/** Encodes only the characters that would end a URL in markdown, so that other letters stay readable. */
export function encodeMarkdownUrl(path: string): string {
  return path.replaceAll(/[\s"'()<>\\%?#]/gu, encodeCharacter);
}

function encodeCharacter(character: string): string {
  return /['()]/u.test(character)
    ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
    : encodeURIComponent(character);
}
