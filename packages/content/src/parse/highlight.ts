import type { TreeNode } from './document.ts';
import { languages } from './highlight/languages.ts';
import { highlightWith } from './highlight/pieces.ts';
import type { Grammars, TextMate } from './highlight/textmate.ts';
import type { Highlight } from './markdown.ts';

export interface HighlightOptions {
  /** TextMate grammars by the names of their languages. They come before those of the engine. */
  grammars?: Grammars | undefined;
  /** Keeps what a grammar gave for a block, as grammars are slow to load and to run. */
  cache?: BlockCache | undefined;
}

/** Highlighted blocks of earlier runs. */
export interface BlockCache {
  get(language: string, code: string): Promise<TreeNode[] | undefined>;
  put(language: string, code: string, lines: readonly TreeNode[]): Promise<void>;
}

/** Markdown here has front matter and components, which a grammar of its own knows. */
const ALIASES: Record<string, string> = { md: 'mdc', markdown: 'mdc' };

/** Names for text without colours: no grammar is asked about them. */
const PLAIN = new Set(['', 'txt', 'text', 'plain', 'plaintext']);

/**
 * Gives each token of a block the class of its role. Common languages have lexers of their own; all others, and those
 * that a site has a grammar for, are read by TextMate grammars, which load when the first block of one is met.
 */
export function createHighlight({ grammars = {}, cache }: HighlightOptions = {}): Highlight {
  let textMate: Promise<TextMate> | undefined;
  return async (code, language) => {
    if (PLAIN.has(language)) return undefined;
    // A line ends with a line feed, whatever wrote it.
    const text = code.includes('\r') ? code.replaceAll(/\r\n?/gu, '\n') : code;
    const lexer = Object.hasOwn(grammars, language) ? undefined : languages.get(language);
    if (lexer) return highlightWith(lexer, text);
    const known = await cache?.get(language, text);
    if (known) return known;
    textMate ??= import('./highlight/textmate.ts').then(({ createTextMate }) => createTextMate(grammars));
    const lines = await (await textMate).highlight(text, ALIASES[language] ?? language);
    if (lines) await cache?.put(language, text, lines);
    return lines;
  };
}
