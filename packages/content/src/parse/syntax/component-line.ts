import { parseAttributes } from './parse-attributes.ts';
import { lineText } from './tokens.ts';
import type { BlockRule } from './tokens.ts';

const LINE = /^:[a-z$][\w$-]*(?:\[(?:\\.|[^\\\]])*\])?/iu;

/** Parses `:name[…]{…}` on a separate line at the start of a block: the text below it is another block. */
export const componentLine: BlockRule = (state, startLine, _endLine, silent) => {
  const line = lineText(state, startLine).trimEnd();
  if (!line.startsWith(':')) return false;
  const [head] = LINE.exec(line) ?? [];
  if (head === undefined) return false;
  const end = head.length === line.length ? head.length : parseAttributes(line, head.length)?.end;
  if (end !== line.length) return false;
  if (silent) return true;
  const map: [number, number] = [startLine, startLine + 1];
  state.push('paragraph_open', 'p', 1).map = map;
  Object.assign(state.push('inline', '', 0), { content: line, map, children: [] });
  state.push('paragraph_close', 'p', -1);
  state.line = startLine + 1;
  return true;
};
