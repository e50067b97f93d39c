import type { LinkRule, MarkdownParser } from './tokens.ts';

/** A host as GFM has it, then a path that does not end in the sentence's own sign. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#][^\s<]*[^\s<?!.,:*_~'")])?\/?/u;

const www: LinkRule = {
  validate: (text, position) => HOST.exec(text.slice(position, position + 2048))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
};

/** Links without brackets as GFM has them: a scheme or `www.`. A mere dot is none: `README.md` is a file. */
export function useAutolinks(md: MarkdownParser): void {
  md.linkify.set({ fuzzyLink: false });
  md.linkify.add('www.', www);
}
