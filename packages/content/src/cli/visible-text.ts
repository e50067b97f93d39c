/**
 * Text of others on its way to a terminal. Content, file names and messages can hold codes that move the cursor,
 * fill the clipboard or turn words around; here each of them becomes a sign that does nothing.
 */

const CONTROL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
/** A terminal knows what to do with a line end; all other controls are somebody's trick. */
const CONTROL_IN_LINES = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** On one line. */
export function visibleLine(text: string): string {
  return text.replaceAll(/[\t\r\n]+/gu, ' ').replaceAll(CONTROL, showControl);
}

/** On as many lines as it has. */
export function visibleText(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll('\r\n', '\n').replaceAll(CONTROL_IN_LINES, showControl);
}

/** JSON that is as safe to look at: what it leaves as it is, it may write as an escape too. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    CONTROL_IN_LINES,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The picture that Unicode has for the old control characters: `␛` for escape. */
function showControl(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\uFFFD';
}
