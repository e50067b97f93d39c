import { findFrontMatter } from '../parse/front-matter.ts';
import { normaliseLineEndings } from './line-endings.ts';
import { readBlocks } from './read-blocks.ts';
import { parseWithPositions } from './source-parser.ts';
import type { SourceTree } from './source-tree.ts';

export type * from './source-tree.ts';
export { setMarkdownPlugins } from './source-parser.ts';
export { pluginsIn } from '../parse/syntax/plugins.ts';
export { sourcePieces } from './source-pieces.ts';
export type { SourcePiece } from './source-pieces.ts';
export { parseInfo } from '../parse/tree/code-block.ts';

/**
 * Parses a markdown file to blocks and inline elements with their ranges in the text, with the parser of the site.
 * Front matter is not checked; errors in components are thrown as by the parser.
 */
export function readSource(text: string, file = ''): SourceTree {
  const { fields, content } = findFrontMatter(text, file);
  const { plain, at } = normaliseLineEndings(text, content);
  const firstLine = text.slice(0, content).split('\n').length;
  const { tokens, positions } = parseWithPositions(plain, { file, firstLine });
  return {
    text,
    lineEnding: /\r?\n/u.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n',
    ...(fields && { frontMatter: fields }),
    content,
    blocks: readBlocks({ plain, positions, at }, tokens),
  };
}
