import { pairsOf, parseAttributes } from './parse-attributes.ts';
import { lineText } from './tokens.ts';
import type { BlockRule } from './tokens.ts';

const NAME = /^#([a-z$][\w$-]*)[ \t]*(?=\{|$)/iu;

/**
 * Parses `#name` or `#name{…}` on a separate line inside a component. Replaces comark's rule, which removes the text of
 * `#name and more` and fails for `#123`; both are text here.
 */
export const slot: BlockRule = (state, startLine, _endLine, silent) => {
  const [component] = state.env.comarkBlockTokens ?? [];
  if (!component) return false;
  const isDirect = state.level === component.level + 1;
  // A slot that is not indented ends the list above it.
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
  // The blocks of the slot are determined when the tree is built.
  state.push('mdc_block_slot', 'template', -1);
  state.line = startLine + 1;
  return true;
};
