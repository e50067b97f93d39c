import type { SourcePosition } from '../studio.ts';

/** Where the caret was in a text: characters around it, and how often they occur before. */
interface KeptCaret {
  words: string;
  /** Offset of the caret in `words`. */
  offset: number;
  /** Number of occurrences of `words` before this one. */
  index: number;
}

/** Characters that markdown writes as they are. */
const PLAIN = /[\p{L}\p{N}\p{M} ,;?’]/u;
/** Number of characters on each side of the caret. */
const REACH = 30;

/** Carets of the files by path, so that the caret stays where it is if the file is shown in another view. */
const carets = new Map<string, KeptCaret>();

/** Remembers the caret of a file, unless there are no words around it. */
export function keepCaret(path: string, text: string, offset: number): void {
  const caret = describeCaret(text, offset);
  if (caret) carets.set(path, caret);
  else carets.delete(path);
}

/** Returns the position of the remembered caret in the text of a file, and forgets it. */
export function takeCaret(path: string, text: string): SourcePosition | undefined {
  const caret = carets.get(path);
  carets.delete(path);
  return caret && findCaret(text, caret);
}

/** Describes a caret so that it can be found in another form of the same text. */
export function describeCaret(text: string, offset: number): KeptCaret | undefined {
  let [start, end] = [offset, offset];
  while (start > 0 && offset - start < REACH && PLAIN.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && end - offset < REACH && PLAIN.test(text.charAt(end))) end += 1;
  const excerpt = text.slice(start, end);
  const words = excerpt.trim();
  if (words === '') return undefined;
  const from = start + excerpt.indexOf(words);
  let index = 0;
  for (let at = text.indexOf(words); at !== -1 && at < from; at = text.indexOf(words, at + 1)) index += 1;
  return { words, offset: Math.min(Math.max(0, offset - from), words.length), index };
}

/** Finds a caret in the source of a file, after its front matter; `undefined` if its words are not there. */
export function findCaret(text: string, { words, offset, index }: KeptCaret): SourcePosition | undefined {
  const [frontMatter = ''] = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/u.exec(text) ?? [];
  let found = text.indexOf(words, frontMatter.length);
  for (let count = 0; count < index; count += 1) {
    const next = text.indexOf(words, found + 1);
    // Text that only one view shows, such as the URL of a link, is not counted in the other: the last occurrence is used.
    if (next === -1) break;
    found = next;
  }
  if (found === -1) return undefined;
  return { line: text.slice(0, found).split('\n').length, text: words, offset, isKept: true };
}
