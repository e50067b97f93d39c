import type { InlineRule, LinkRule, Linkify, MarkdownParser } from './tokens.ts';

/** A host as GFM has it, then a path that does not end in the sentence's own sign. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#][^\s<]*[^\s<?!.,:*_~'")])?\/?/u;

/** Longest link without brackets, in characters. Without a limit, the search for its end could read the whole text. */
const LONGEST = 4096;

/** How many characters before a position the rules look at. */
const BEFORE = 3;

const www: LinkRule = {
  validate: (text, position) => HOST.exec(text.slice(position))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
};

/** Links without brackets as GFM has them: a scheme or `www.`. A mere dot is none: `README.md` is a file. */
export function useAutolinks(md: MarkdownParser): void {
  md.linkify.set({ fuzzyLink: false });
  md.linkify.add('www.', www);
  limitSearch(md.linkify);
  md.inline.ruler.at('linkify', schemeLink);
}

/** Replaces linkify-it's own search, which reads to the end of the text from every scheme in it. */
function limitSearch(linkify: Linkify): void {
  const search = linkify.testSchemaAt.bind(linkify);
  let last = { text: '', start: 0, end: 0 };
  linkify.testSchemaAt = (text, scheme, position) => {
    // A position inside the last link is part of that link.
    if (text === last.text && position > last.start && position < last.end) return 0;
    const first = Math.max(0, position - BEFORE);
    const near = text.slice(first, position + LONGEST);
    const length = search(near, scheme, position - first);
    const isCut = position + length === first + near.length && first + near.length < text.length;
    if (length > 0 && !isCut) last = { text, start: position, end: position + length };
    return isCut ? 0 : length;
  };
}

const SCHEME = /(?:^|[^a-z\d.+-])(https?|ftp)$/iu;
const LONGEST_SCHEME = 'https'.length;

/** `https://…` in a sentence. Replaces markdown-it's rule, which searches all the text before it for the scheme. */
const schemeLink: InlineRule = (state, silent) => {
  const { src, pos, md } = state;
  if (state.linkLevel > 0 || !src.startsWith('://', pos)) return false;
  const scheme = SCHEME.exec(src.slice(Math.max(0, pos - LONGEST_SCHEME - 1), pos))?.[1];
  if (scheme === undefined || !state.pending.endsWith(scheme)) return false;
  const start = pos - scheme.length;
  const text = md.linkify.matchAtStart(src.slice(start))?.url.replace(/\*+$/u, '') ?? '';
  const address = md.normalizeLink(text);
  if (text.length <= scheme.length || !md.validateLink(address)) return false;
  if (!silent) {
    state.pending = state.pending.slice(0, -scheme.length);
    const open = state.push('link_open', 'a', 1);
    Object.assign(open, { attrs: [['href', address]], markup: 'linkify', info: 'auto' });
    state.push('text', '', 0).content = md.normalizeLinkText(text);
    Object.assign(state.push('link_close', 'a', -1), { markup: 'linkify', info: 'auto' });
  }
  state.pos = start + text.length;
  return true;
};
