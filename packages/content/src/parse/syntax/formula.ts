import { lineText } from './tokens.ts';
import type { BlockRule, InlineRule } from './tokens.ts';

/** Longest formula inside a sentence, in characters. It keeps the search for a second `$` short. */
const LONGEST = 2000;
const DISPLAY = /^\$\$([^$]+)\$\$/u;
/** As Pandoc has it: no space inside the signs, no digit behind them, so that `$5 and $6` are prices. */
const INLINE = /^\$((?![\s$])(?:[^$\\]|\\.)*?(?<![\s\\]))\$(?!\d)/su;

/** Two names of variables, as in `$HOME/bin:$PATH` and `${a}/${b}`, and no formula between them. */
function isVariables(source: string, next = ''): boolean {
  return (
    (/^[a-z_]\w+[^\\^{}=]*$/iu.test(source) && /[a-z_]/iu.test(next)) || (/^\{\w+\}/u.test(source) && next === '{')
  );
}

/** `$x$` in a sentence, `$$x$$` set apart in one. */
export const formula: InlineRule = (state, silent) => {
  if (state.src[state.pos] !== '$') return false;
  const text = state.src.slice(state.pos, Math.min(state.posMax, state.pos + LONGEST));
  const display = DISPLAY.exec(text);
  const match = display ?? INLINE.exec(text);
  const source = match?.[1]?.trim() ?? '';
  if (!match || source === '' || (!display && isVariables(source, text[match[0].length]))) return false;
  if (!silent) {
    const token = state.push('formula', '', 0);
    token.content = source;
    token.markup = display ? '$$' : '$';
  }
  state.pos += match[0].length;
  return true;
};

/** `$$` on a line of its own, the formula, and `$$` again. */
export const formulaBlock: BlockRule = (state, startLine, endLine, silent) => {
  const opening = lineText(state, startLine);
  if (!opening.startsWith('$$')) return false;
  const single = /^\$\$([^$]+)\$\$\s*$/u.exec(opening)?.[1];
  let last = startLine;
  if (single === undefined) {
    if (opening.trim() !== '$$') return false;
    do last += 1;
    while (last < endLine && lineText(state, last).trim() !== '$$');
    if (last === endLine) return false;
  }
  if (silent) return true;
  const token = state.push('formula_block', '', 0);
  token.content = single ?? state.getLines(startLine + 1, last, state.blkIndent, false);
  token.map = [startLine, last + 1];
  state.line = last + 1;
  return true;
};
