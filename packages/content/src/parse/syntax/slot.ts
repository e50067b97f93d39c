import { pairsOf, parseAttributes } from './parse-attributes.ts';
import { lineText } from './tokens.ts';
import type { BlockRule } from './tokens.ts';

const NAME = /^#([a-z$][\w$-]*)[ \t]*(?=\{|$)/iu;

/**
 * `#name` or `#name{…}` on a line of its own, inside a component. In place of comark's rule, which drops the words of
 * `#name and more` and fails on `#123`: both are text.
 */
export const slot: BlockRule = (state, startLine, _endLine, silent) => {
  const [component] = state.env.comarkBlockTokens ?? [];
  if (!component) return false;
  const isDirect = state.level === component.level + 1;
  // A line that is not indented ends the list above it.
  const endsContainer = silent && (state.sCount[startLine] ?? 0) < state.blkIndent;
  if (!isDirect && !endsContainer) return false;
  const line = lineText(state, startLine).trimEnd();
  const [head = '', name] = NAME.exec(line) ?? [];
  if (name === undefined) return false;
  const attributes = head.length < line.length ? parseAttributes(line, head.length) : undefined;
  if ((attributes?.end ?? head.length) !== line.length) return false;
  if (silent) return true;
  const token = state.push('mdc_block_slot', 'template', 1);
  token.map = [startLine, startLine + 1];
  token.attrs = [[`#${name}`, ''], ...pairsOf(attributes)];
  // Which blocks are its own is found out when the tree is built.
  state.push('mdc_block_slot', 'template', -1);
  state.line = startLine + 1;
  return true;
};
