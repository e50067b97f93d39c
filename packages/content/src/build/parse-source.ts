import { configName } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import type { SourceText } from '../collections/hooks.ts';
import { ContentError } from '../errors.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { ParsedDocument, TreeNode } from '../parse/document.ts';
import { createHighlight } from '../parse/highlight.ts';
import type { ReadCode } from '../parse/include-code.ts';
import type { BlockCache } from '../parse/highlight.ts';
import type { MarkdownOptions } from '../parse/markdown.ts';
import { loadPlugins } from '../parse/syntax/plugins.ts';
import { once } from '../once/once.ts';
import { parseFile } from '../parse/parse-file.ts';
import type { DrawDiagram } from '../parse/drawing/draw-diagram.ts';
import { createTypeReader } from './type-reader.ts';

/** Parses a file into its documents. */
export type FileParser = (original: SourceText, readCode?: ReadCode) => Promise<ParsedDocument[]>;

/** Optional parts of a parser. */
export interface FileParserOptions {
  /** Cache of highlighted code blocks. */
  cache?: BlockCache | undefined;
  /**
   * Draws diagrams.
   * @default in this thread
   */
  drawDiagram?: DrawDiagram | undefined;
}

/** Creates a parser for a configuration. */
export function createFileParser(config: ContentConfig, { cache, drawDiagram }: FileParserOptions = {}): FileParser {
  const highlight = createHighlight({ grammars: config.grammars, file: configName(config), cache });
  const {
    tocDepth,
    excerptSeparator,
    headingIds,
    mermaid,
    twoslash = false,
    plugins: parts = [],
  } = config.markdown ?? {};
  const options: MarkdownOptions = {
    highlight,
    ...(tocDepth !== undefined && { tocDepth }),
    ...(excerptSeparator !== undefined && { excerptSeparator }),
    ...(headingIds !== undefined && { headingIds }),
    ...(mermaid !== undefined && { mermaid }),
    ...(drawDiagram && { drawDiagram }),
    ...(twoslash && { readTypes: createTypeReader(cache) }),
  };
  const load = once(async () => await loadPlugins(parts, configName(config)));
  return async (original, readCode) =>
    await parseSource(original, config, {
      ...options,
      ...(parts.length > 0 && { plugins: await load() }),
      ...(readCode && { readCode }),
    });
}

/** Parses a file and applies the hooks and transformers of the configuration. */
async function parseSource(
  original: SourceText,
  config: ContentConfig,
  markdown: MarkdownOptions,
): Promise<ParsedDocument[]> {
  const { hooks = {}, transformers = [], csv } = config;
  const { file } = original;
  const text = await guard('The hook beforeParse', file, () => hooks.beforeParse?.(original));
  const source = { file, text: text ?? original.text };
  const matching = transformers.filter(({ extensions }) =>
    extensions.some((extension) => file.endsWith(`.${extension}`)),
  );
  const parser = matching.find(({ parse }) => parse !== undefined);
  const documents = parser
    ? ((await guard(`The transformer "${parser.name}"`, file, () => parser.parse?.(source))) ?? [])
    : await parseFile({ ...source, markdown, delimiter: csv?.separator });
  const finished: ParsedDocument[] = [];
  for (let document of documents) {
    for (const { name, transform } of matching) {
      document = (await guard(`The transformer "${name}"`, file, () => transform?.(document, source))) ?? document;
    }
    const last = (await guard('The hook afterParse', file, () => hooks.afterParse?.(document, source))) ?? document;
    finished.push(matching.length > 0 || hooks.afterParse ? withoutReplaced(last) : last);
  }
  return finished;
}

/** Removes uses of components that a hook or transformer has replaced: they need no warning. */
function withoutReplaced(document: ParsedDocument): ParsedDocument {
  if (!document.uses || document.uses.length === 0) return document;
  const tags = new Set<string>();
  const add = (nodes: readonly TreeNode[]): void => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      tags.add(node[0]);
      add(childrenOf(node));
    }
  };
  add(document.body.nodes);
  return { ...document, uses: document.uses.filter(({ name }) => tags.has(name)) };
}

/** Runs a hook or transformer. An error that it throws is reported with its name and the file. */
async function guard<T>(who: string, file: string, work: () => T): Promise<Awaited<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(
      'hook/failed',
      `${who} failed: ${error instanceof Error ? error.message : String(error)}`,
      'Correct that function, or the file that it fails on.',
      { file },
    );
  }
}
