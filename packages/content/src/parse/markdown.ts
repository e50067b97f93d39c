import { highlightCode, highlightInlineCode } from './highlight-code.ts';
import type { LineRange, ParsedDocument, TreeNode } from './document.ts';
import type { DrawDiagram } from './drawing/draw-diagram.ts';
import { renderDiagrams } from './drawing/render-diagrams.ts';
import { renderFormulas } from './drawing/render-formulas.ts';
import { parseFrontMatter } from './front-matter.ts';
import { includeCode } from './include-code.ts';
import type { ReadCode } from './include-code.ts';
import { setHeadingIds } from './set-heading-ids.ts';
import { renameReservedIds } from './rename-reserved-ids.ts';
import type { HeadingIds } from './slugger.ts';
import { replaceEmoji } from './syntax/emoji.ts';
import { parseTokens } from './syntax/parse-tokens.ts';
import type { MarkdownPlugin } from './syntax/plugins.ts';
import { buildTree } from './tree/build-tree.ts';
import { checkTypes } from './types/check-types.ts';
import { createTypeIds } from './types/type-hovers.ts';
import type { ReadTypes } from './types/type-hovers.ts';

/** Highlights a code block: returns a tree of spans, or `undefined` for an unknown language. */
export type Highlight = (code: string, language: string) => Promise<TreeNode[] | undefined>;

/** Options of `parseMarkdown`. */
export interface MarkdownOptions {
  /** Highlights code; without it, code is plain text. */
  highlight?: Highlight;
  /**
   * Deepest heading level in the table of contents.
   * @default 3
   */
  tocDepth?: number;
  /**
   * The comment that ends the excerpt.
   * @default '<!--more-->'
   */
  excerptSeparator?: string;
  /**
   * How the ids of headings are created.
   * @default 'github'
   */
  headingIds?: HeadingIds;
  /** Plugins for additional syntax. Pass the same array for each text, since parsers are cached by it. */
  plugins?: readonly MarkdownPlugin[];
  /** Whether the site renders other types of diagrams with Mermaid in the browser. */
  mermaid?: boolean;
  /**
   * Draws diagrams.
   * @default in this thread
   */
  drawDiagram?: DrawDiagram;
  /** Reads the files that code blocks refer to. */
  readCode?: ReadCode;
  /** Checks the types of code blocks with the word `twoslash`: ` ```ts twoslash `. */
  readTypes?: ReadTypes;
}

/** Parses markdown with components to data: a tree of tags, properties and text. */
export async function parseMarkdown(
  text: string,
  file: string,
  options: MarkdownOptions = {},
): Promise<ParsedDocument> {
  const {
    tocDepth = 3,
    excerptSeparator = '<!--more-->',
    headingIds,
    highlight,
    plugins,
    readCode,
    readTypes,
  } = options;
  const { data, content, contentLine: firstLine, lines, columns } = parseFrontMatter(text, file);
  const tokens = parseTokens(content, { file, firstLine }, plugins);
  await includeCode(tokens, { file, firstLine, read: readCode });
  await replaceEmoji(tokens);
  const tree = buildTree(tokens, { data, firstLine, excerptSeparator, text: content });
  const headings = setHeadingIds(tree.headings, tree.noteIds, headingIds);
  const toc = headings.toc.filter(({ depth }) => depth > 1 && depth <= tocDepth);
  renameReservedIds(tree.nodes);
  const warnings = [
    ...headings.warnings,
    ...(await renderFormulas(tree.formulas, file)),
    ...(await renderDiagrams(tree.code, file, { hasMermaid: options.mermaid ?? false, draw: options.drawDiagram })),
    ...(readTypes ? await checkTypes(tree.code, readTypes, file) : []),
  ];
  const nextId = createTypeIds();
  for (const block of tree.code) if (block.language !== 'mermaid') await highlightCode(block, highlight, nextId);
  for (const code of tree.inlineCode) await highlightInlineCode(code, highlight);
  const { nodes, excerptEnd } = tree;
  const excerpt = excerptEnd === undefined ? {} : { excerpt: nodes.slice(0, excerptEnd) };
  const ranges = withoutBlankEnds(tree.lines, content.split('\n'), firstLine);
  return {
    data,
    body: { nodes, toc, lines: ranges, ...excerpt },
    lines,
    columns,
    uses: tree.uses,
    warnings: [...tree.warnings, ...warnings],
  };
}

/** Removes blank lines at the end of line ranges; markdown-it includes them in lists. */
function withoutBlankEnds(
  ranges: readonly (LineRange | null)[],
  text: readonly string[],
  firstLine: number,
): (LineRange | null)[] {
  return ranges.map((range) => {
    if (!range) return null;
    const [first] = range;
    let [, last] = range;
    while (last > first && (text[last - firstLine] ?? '').trim() === '') last -= 1;
    return [first, last];
  });
}
