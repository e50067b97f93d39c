import { pairsOf, parseAttributes } from '../parse/syntax/parse-attributes.ts';
import type { Token } from '../parse/syntax/tokens.ts';
import { propsOf } from '../parse/tree/props.ts';
import type { SourceAttributes } from './source-tree.ts';

/**
 * Reads attributes in braces with their ranges. Returns `undefined` if there are none or they differ from `expected`.
 */
export function readAttributes(text: string, start: number, expected?: Token['attrs']): SourceAttributes | undefined {
  const attributes = parseAttributes(text, start);
  if (!attributes || (expected && JSON.stringify(pairsOf(attributes)) !== JSON.stringify(expected))) return undefined;
  const pairs = attributes.pairs.map(({ name, start: from, end, written }) => ({
    name,
    start: from,
    end,
    ...(written && { value: written }),
  }));
  return { start, end: attributes.end, pairs, props: propsOf(pairsOf(attributes)) };
}
