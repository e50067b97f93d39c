import { lineText } from './tokens.ts';
import type { BlockRule, BlockState, InlineRule } from './tokens.ts';

const DEFINITION = /^\[\^([^\s\]^]+)\]:[ \t]*/u;
const REFERENCE = /\[\^([^\s\]^]+)\]/uy;
/** Indentation of lines that belong to the definition above them. */
const INDENT = 4;

/** Parses `[^label]: text`, with further indented blocks below it. */
export const footnoteDefinition: BlockRule = (state, startLine, endLine, silent) => {
  const match = DEFINITION.exec(lineText(state, startLine));
  if (!match || (state.sCount[startLine] ?? 0) - state.blkIndent >= INDENT) return false;
  if (silent) return true;
  const [{ length }, label = ''] = match;
  state.env.footnotes.add(label);
  const open = state.push('footnote_open', '', 1);
  open.meta = label;
  readDefinition(state, startLine, endLine, length);
  open.map = [startLine, state.line];
  state.push('footnote_close', '', -1);
  return true;
};

/** Parses the text after the label as blocks, as if the label were indentation. */
function readDefinition(state: BlockState, line: number, endLine: number, labelLength: number): void {
  const { bMarks, tShift, sCount } = state;
  const before = { begin: bMarks[line], shift: tShift[line], indent: sCount[line], blkIndent: state.blkIndent };
  const parentType = state.parentType;
  bMarks[line] = (bMarks[line] ?? 0) + (tShift[line] ?? 0) + labelLength;
  tShift[line] = 0;
  state.blkIndent += INDENT;
  sCount[line] = state.blkIndent;
  state.parentType = 'footnote';
  state.md.block.tokenize(state, line, endLine);
  state.parentType = parentType;
  state.blkIndent = before.blkIndent;
  bMarks[line] = before.begin ?? 0;
  tShift[line] = before.shift ?? 0;
  sCount[line] = before.indent ?? 0;
}

/** Parses `[^label]` if the label is defined anywhere in the document. */
export const footnoteReference: InlineRule = (state, silent) => {
  REFERENCE.lastIndex = state.pos;
  if (!state.src.startsWith('[^', state.pos)) return false;
  const match = REFERENCE.exec(state.src);
  if (!match || !state.env.footnotes.has(match[1] ?? '')) return false;
  if (!silent) state.push('footnote_ref', '', 0).meta = match[1];
  state.pos += match[0].length;
  return true;
};
