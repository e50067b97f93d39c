/**
 * Makes untrusted text safe for a terminal. Content, file names and messages can contain control codes that move the
 * cursor, write to the clipboard or reverse text; each is replaced by a visible character.
 */

const CONTROL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
/** Like `CONTROL`, but without line breaks, which are safe. */
const CONTROL_IN_LINES = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Returns a text on one line. */
export function visibleLine(text: string): string {
  return text.replaceAll(/[\t\r\n]+/gu, ' ').replaceAll(CONTROL, showControl);
}

/** Returns a text with its line breaks. */
export function visibleText(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll('\r\n', '\n').replaceAll(CONTROL_IN_LINES, showControl);
}

/** Returns JSON in which control characters are escaped. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    CONTROL_IN_LINES,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns the Unicode control picture of an ASCII control character: `␛` for escape. */
function showControl(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\uFFFD';
}
