/** Line breaks, control characters of terminals, and characters that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Encodes text as one line, so that a request for `/%0a` cannot write its own line into the log. */
export function encodeForLog(text: string): string {
  return text.replaceAll(UNSAFE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xff_ff ? String.raw`\u{${code.toString(16)}}` : String.raw`\u${code.toString(16).padStart(4, '0')}`;
  });
}
