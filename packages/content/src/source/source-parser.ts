import { tokensOf } from '../parse/syntax/parse-tokens.ts';
import type { MarkdownPlugin } from '../parse/syntax/plugins.ts';
import type { Positions, Token } from '../parse/syntax/tokens.ts';
import { createSourceParser } from './record-positions.ts';

let parser = createSourceParser();

/** Functions of markdown-it that parse URLs and titles of links. */
export const linkHelpers = parser.helpers;

/** Sets the markdown plugins whose syntax `readSource` supports. */
export function setMarkdownPlugins(plugins: readonly MarkdownPlugin[]): void {
  parser = createSourceParser(plugins);
}

/** Parses a text to tokens with their positions. */
export function parseWithPositions(
  text: string,
  location: { file: string; firstLine: number },
): { tokens: Token[]; positions: Positions } {
  const positions: Positions = { blocks: new Map(), inlines: new Map(), fields: new Map() };
  const tokens = tokensOf(text, { ...location, footnotes: new Set(), positions }, parser);
  return { tokens, positions };
}
