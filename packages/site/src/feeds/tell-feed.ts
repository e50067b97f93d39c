import { escapeHtml, plainTree, renderPlainHtml, safeAddress } from '@recto/content';
import type { PlainTreeOptions, TreeNode } from '@recto/content';
import { languageTag, textDirection } from '../languages/locale.ts';
import type { Site } from '../app/site.ts';
import type { LoaderContext } from '../server/server.ts';
import type { Feed, FeedAuthor, FeedItem } from './feed.ts';

/** What a site says of a feed. Paths in it are whole, without the host. */
export interface FeedSource {
  description: string;
  /** Path of the page that shows the same. */
  home: string;
  /** The newest first. */
  posts: readonly FeedPost[];
}

/** A page that has a date. */
export interface FeedPost {
  title: string;
  description: string;
  path: string;
  /** ISO date. */
  date: string;
  /** ISO time of its last change, where that is known. */
  updated?: string | undefined;
  authors?: readonly FeedAuthor[];
  categories?: readonly string[];
  /** BCP 47 tag of its language, where it stands in for a translation. */
  lang?: string | undefined;
  /** Its prose, as the parser gave it. */
  body: readonly TreeNode[];
}

/** How far a feed goes back; who follows it has read the others. */
const MOST_POSTS = 50;

/** When something changed in a feed that has nothing in it yet. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Readers fetch a feed from anywhere, so all addresses become whole. */
export function tellFeed(
  title: string,
  { description, home, posts }: FeedSource,
  { site, locale, path, words }: LoaderContext,
  components?: PlainTreeOptions['components'],
): Feed {
  const { url, owner = site.title, base = '', touchIcon, smallIcon, icon } = site;
  if (url === undefined) throw new Error('A feed needs the address of its site. Add "url" to site.config.ts.');
  const at = (address: string): string => new URL(address, url).href;
  const picture = touchIcon ?? smallIcon ?? icon;
  const items = posts.slice(0, MOST_POSTS).map((post): FeedItem => {
    const address = at(post.path);
    const published = isoTime(post.date);
    const html = renderPlainHtml(plainTree(post.body, { components, words }), {
      at: (link) => new URL(link, address).href,
    });
    return {
      title: post.title,
      description: post.description,
      address,
      published,
      updated: [published, isoTime(post.updated ?? post.date)].sort().at(-1) ?? published,
      authors: (post.authors ?? []).map(({ name, url: written }) => {
        const page = safeAddress(written);
        return { name, ...(page !== undefined && { url: at(page) }) };
      }),
      categories: post.categories ?? [],
      language: post.lang,
      html: post.lang === undefined ? html : inLanguage(html, post.lang, site),
    };
  });
  return {
    title,
    description,
    language: languageTag(locale),
    home: at(home),
    self: at(path),
    owner,
    icon: picture === undefined ? undefined : at(picture.startsWith('/') ? base + picture : picture),
    updated:
      items
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? NEVER,
    items,
  };
}

/** A text that stands in for a translation says so itself: most readers ask nothing else. */
function inLanguage(html: string, lang: string, site: Site): string {
  return `<div lang="${escapeHtml(lang)}" dir="${textDirection(lang, site)}">${html}</div>`;
}

function isoTime(date: string): string {
  return new Date(date).toISOString();
}
