/** What ends a line, moves a terminal's cursor, or shows text in another order than it is written in. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Text as one line that says what it holds: whoever asks for `/%0a` cannot write a line of their own into the log. */
export function encodeForLog(text: string): string {
  return text.replaceAll(UNSAFE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xff_ff ? String.raw`\u{${code.toString(16)}}` : String.raw`\u${code.toString(16).padStart(4, '0')}`;
  });
}
