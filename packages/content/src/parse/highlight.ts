import type { TreeNode } from './document.ts';
import { loadGrammars } from './highlight/grammars.ts';
import type { Grammars, LoadedGrammars } from './highlight/grammars.ts';
import { languages } from './highlight/languages.ts';
import { highlightWith } from './highlight/pieces.ts';
import type { TextMate } from './highlight/textmate.ts';
import type { Highlight } from './markdown.ts';

export interface HighlightOptions {
  /** TextMate grammars by the names of their languages. They come before those of the engine. */
  grammars?: Grammars | undefined;
  /** The file that names the grammars, for errors. */
  file?: string | undefined;
  /** Keeps what a grammar gave for a block, as grammars are slow to load and to run. */
  cache?: BlockCache | undefined;
}

/** Highlighted blocks of earlier runs. */
export interface BlockCache {
  get(language: string, code: string): Promise<TreeNode[] | undefined>;
  put(language: string, code: string, lines: readonly TreeNode[]): Promise<void>;
}

/** Names for text without colours: no grammar is asked about them. */
const PLAIN = new Set(['txt', 'text', 'plain', 'plaintext']);

/**
 * Gives each token of a block the class of its role. Common languages have lexers of their own; all others, and those
 * that a site has a grammar for, are read by TextMate grammars, which load when the first block of one is met.
 */
export function createHighlight({ grammars = {}, file, cache }: HighlightOptions = {}): Highlight {
  let textMate: Promise<TextMate> | undefined;
  let loaded: Promise<LoadedGrammars> | undefined;
  const hasOwn = Object.keys(grammars).length > 0;
  return async (code, language) => {
    if (language === '') return undefined;
    const own = hasOwn ? await (loaded ??= loadGrammars(grammars, file)) : undefined;
    const isOwn = own?.find(language) !== undefined;
    if (PLAIN.has(language) && !isOwn) return undefined;
    // A line ends with a line feed, whatever wrote it.
    const text = code.includes('\r') ? code.replaceAll(/\r\n?/gu, '\n') : code;
    const lexer = isOwn ? undefined : languages.get(language);
    if (lexer) return highlightWith(lexer, text);
    const known = await cache?.get(language, text);
    if (known) return known;
    textMate ??= import('./highlight/textmate.ts').then(({ createTextMate }) => createTextMate(own));
    const lines = await (await textMate).highlight(text, language);
    if (lines) await cache?.put(language, text, lines);
    return lines;
  };
}
