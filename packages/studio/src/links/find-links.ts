import { assetType, pathOf } from '@recto/content';
import { ATTRIBUTE, MARKDOWN, QUOTED, matchUrls } from './match-urls.ts';

/** A link in a content file that may point to a page of the site. */
export interface PageLink {
  /** The URL as written in the text. */
  url: string;
  /** Start offset of the URL in the text. */
  start: number;
  /** End offset of the URL in the text. */
  end: number;
  /** Line number, starting at 1. */
  line: number;
}

/** `[label]: /address` */
const DEFINITION = /^[ \t]{0,3}\[[^\]\n]{1,500}\]:[ \t]{0,9}<?(?<address>[^\s<>]{1,1000})/gmu;
/** `to: /address`, and `- /address` in a list. A line of prose that consists only of a path is not a link. */
const FIELD =
  /^[ \t]{0,99}(?:- [\w-]{1,99}:[ \t]{1,9}|- |[\w-]{1,99}:[ \t]{1,9})(?<address>(?!\/\/)\.{0,2}\/[^\s"'#]{0,1000}(?:#[^\s"']{0,200})?)[ \t]*(?:[ \t]#.*)?$/gmu;

/** The first `redirectFrom` with its paths, as lines or in brackets: former paths of the page itself, not links. */
const FORMER_PATHS =
  /(?:^|[{,])[ \t]{0,9}"?redirectFrom"?[ \t]{0,9}:(?:\s{0,9}\[[^\]]{0,20000}\]|[^\n]*(?:\n[ \t]{0,99}- [^\n]*)*)/mu;

/**
 * Finds the URLs of pages in a content file, in text order. URLs of pictures and other files are left out, and so are
 * the former paths of the page.
 */
export function findLinks(text: string): PageLink[] {
  let line = 1;
  let position = 0;
  const former = FORMER_PATHS.exec(text);
  const [from, to] = former ? [former.index, former.index + former[0].length] : [0, 0];
  return matchUrls(text, [MARKDOWN, DEFINITION, ATTRIBUTE, QUOTED, FIELD], isPageAddress)
    .filter(({ start }) => start < from || start >= to)
    .map(({ url, start, end }) => {
      for (; position < start; position += 1) if (text.charCodeAt(position) === 10) line += 1;
      return { url, start, end, line };
    });
}

/** Whether a URL points neither to another site, nor to an anchor of the same page, nor to a file. */
function isPageAddress(address: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/|[#?])/iu.test(address) && assetType(pathOf(address)) === undefined;
}
