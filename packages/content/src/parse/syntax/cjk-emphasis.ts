import type { MarkdownParser } from './tokens.ts';

type State = MarkdownParser['inline']['State'];

/** Letters and punctuation of Chinese, Japanese and Korean. */
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFE30-\uFE4F\uFF00-\uFFEF]/u;

/**
 * Allows emphasis beside Chinese, Japanese and Korean characters, which have no spaces between words: `**重要：**请`.
 * CommonMark treats the punctuation before the asterisks as the end of a word. See
 * https://github.com/tats-u/markdown-cjk-friendly.
 */
export function withCjkEmphasis(Base: State): State {
  return class extends Base {
    override scanDelims(start: number, canSplitWord: boolean): ReturnType<InstanceType<State>['scanDelims']> {
      const run = super.scanDelims(start, canSplitWord);
      if (!canSplitWord || (run.can_open && run.can_close)) return run;
      const before = lastOf(this.src.slice(Math.max(0, start - 2), start));
      const end = start + run.length;
      const after = end < this.posMax ? String.fromCodePoint(this.src.codePointAt(end) ?? 0) : '';
      const isBetween = /\S/u.test(before) && /\S/u.test(after);
      return isBetween && (CJK.test(before) || CJK.test(after)) ? { ...run, can_open: true, can_close: true } : run;
    }
  };
}

/** Returns the last character, which may consist of two code units. */
function lastOf(text: string): string {
  return /.$/su.exec(text)?.[0] ?? '';
}
