import { tokensOf } from '../parse/syntax/parse-tokens.ts';
import type { MarkdownPlugin } from '../parse/syntax/plugins.ts';
import type { Positions, Token } from '../parse/syntax/tokens.ts';
import { createSourceParser } from './record-positions.ts';

let parser = createSourceParser();

export const linkHelpers = parser.helpers;

/** From now on the syntax of these plugins is read, too. */
export function setMarkdownPlugins(plugins: readonly MarkdownPlugin[]): void {
  parser = createSourceParser(plugins);
}

/** The tokens of a text, and where they stand. */
export function parseWithPositions(
  text: string,
  place: { file: string; firstLine: number },
): { tokens: Token[]; positions: Positions } {
  const positions: Positions = { blocks: new Map(), inlines: new Map(), fields: new Map() };
  const tokens = tokensOf(text, { ...place, footnotes: new Set(), positions }, parser);
  return { tokens, positions };
}
