import type { TreeNode } from './document.ts';
import { loadGrammars } from './highlight/grammars.ts';
import type { Grammars, LoadedGrammars } from './highlight/grammars.ts';
import { languages } from './highlight/languages.ts';
import { highlightWith } from './highlight/pieces.ts';
import type { TextMate } from './highlight/textmate.ts';
import type { Highlight } from './markdown.ts';

/** Options of `createHighlight`. */
export interface HighlightOptions {
  /** TextMate grammars by language. They are preferred to the built-in languages. */
  grammars?: Grammars | undefined;
  /** The configuration file with the grammars, for error messages. */
  file?: string | undefined;
  /** Cache of highlighted blocks, since grammars are slow to load and to run. */
  cache?: BlockCache | undefined;
}

/** Cache of highlighted blocks. */
export interface BlockCache {
  /** Returns a cached block. */
  get(language: string, code: string): Promise<TreeNode[] | undefined>;
  /** Stores a block. */
  put(language: string, code: string, lines: readonly TreeNode[]): Promise<void>;
}

/** Names of plain text, which is not highlighted. */
const PLAIN = new Set(['txt', 'text', 'plain', 'plaintext']);

/**
 * Creates a function that highlights code: each token gets the class of its role. Common languages have built-in
 * lexers; others, and languages for which the site has a grammar, use TextMate grammars, which are loaded on first use.
 */
export function createHighlight({ grammars = {}, file, cache }: HighlightOptions = {}): Highlight {
  let textMate: Promise<TextMate> | undefined;
  let loaded: Promise<LoadedGrammars> | undefined;
  const hasOwn = Object.keys(grammars).length > 0;
  return async (code, language) => {
    if (language === '') return undefined;
    const siteGrammars = hasOwn ? await (loaded ??= loadGrammars(grammars, file)) : undefined;
    const isOwn = siteGrammars?.find(language) !== undefined;
    if (PLAIN.has(language) && !isOwn) return undefined;
    // Line endings are normalised to line feeds.
    const text = code.includes('\r') ? code.replaceAll(/\r\n?/gu, '\n') : code;
    const lexer = isOwn ? undefined : languages.get(language);
    if (lexer) return highlightWith(lexer, text);
    const cached = await cache?.get(language, text);
    if (cached) return cached;
    textMate ??= import('./highlight/textmate.ts').then(({ createTextMate }) => createTextMate(siteGrammars));
    const lines = await (await textMate).highlight(text, language);
    if (lines) await cache?.put(language, text, lines);
    return lines;
  };
}
