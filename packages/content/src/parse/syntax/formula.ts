import { lineText } from './tokens.ts';
import type { BlockRule, InlineRule } from './tokens.ts';

/** Maximum length of an inline formula in characters, which limits the search for the second `$`. */
const MAX_LENGTH = 2000;
const DISPLAY = /^\$\$([^$]+)\$\$/u;
/** As in Pandoc: no space inside the dollar signs and no digit after them, so that `$5 and $6` are prices. */
const INLINE = /^\$((?![\s$])(?:[^$\\]|\\.)*?(?<![\s\\]))\$(?!\d)/su;

/** Returns whether the dollar signs begin names of variables, as in `$HOME/bin:$PATH` and `${a}/${b}`. */
function isVariables(source: string, next = ''): boolean {
  return (
    (/^[a-z_]\w+[^\\^{}=]*$/iu.test(source) && /[a-z_]/iu.test(next)) || (/^\{\w+\}/u.test(source) && next === '{')
  );
}

/** Parses `$x$` and `$$x$$` in a text; the latter is displayed as a block. */
export const formula: InlineRule = (state, silent) => {
  if (state.src[state.pos] !== '$') return false;
  const text = state.src.slice(state.pos, Math.min(state.posMax, state.pos + MAX_LENGTH));
  const display = DISPLAY.exec(text);
  const match = display ?? INLINE.exec(text);
  const source = match?.[1]?.trim() ?? '';
  if (!match || source === '' || (!display && isVariables(source, text[match[0].length]))) return false;
  if (!silent) {
    const token = state.push('formula', '', 0);
    token.content = source;
    token.markup = display ? '$$' : '$';
    token.start = state.pos;
  }
  state.pos += match[0].length;
  return true;
};

/** Parses a formula between two lines `$$`, or `$$x$$` on one line. */
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
