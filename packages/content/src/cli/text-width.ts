/** Measures text in terminal columns: East Asian characters and emoji take two, combining marks none. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const PLAIN = /^[\x20-\x7e]*$/u;
const EMOJI = /^\p{RGI_Emoji}$|\uFE0F/v;
const ZERO_WIDTH = /(?!\u00AD)[\p{Mn}\p{Me}\p{Cf}\u1160-\u11FF\uD7B0-\uD7FF]/u;
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115F\u2329\u232A\u2630-\u2637\u268A-\u268F\u2E80-\u303E\u3041-\u3247\u3250-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1D300}-\u{1D376}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]/u;

/**
 * Returns the width of a text. Stops at the first character beyond `maxWidth`, because dividing a long text into
 * characters is slow. The width of ASCII text is its length, even beyond `maxWidth`.
 */
export function widthOf(text: string, maxWidth = Number.POSITIVE_INFINITY): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += widthOfGrapheme(segment);
    if (width > maxWidth) break;
  }
  return width;
}

/** Truncates a text to `width` columns, ending in `…`. Never splits a character from its combining marks. */
export function cutText(text: string, width: number): string {
  if (widthOf(text, width) <= width) return text;
  let cut = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += widthOfGrapheme(segment);
    if (used > width - 1) break;
    cut += segment;
  }
  return `${cut}…`;
}

/** Pads a text with spaces to `width` columns. */
export function padText(text: string, width: number, align: 'start' | 'end' = 'start'): string {
  const room = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'start' ? text + room : room + text;
}

function widthOfGrapheme(grapheme: string): number {
  if (EMOJI.test(grapheme)) return 2;
  return Array.from(grapheme, widthOfCharacter).reduce((sum, width) => sum + width, 0);
}

function widthOfCharacter(character: string): number {
  if (ZERO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
