import { escapeHtml, plainTree, renderPlainHtml, safeUrl } from '@recto/content';
import type { PlainTreeOptions, TreeNode } from '@recto/content';
import { languageTag, textDirection } from '../languages/locale.ts';
import type { Site } from '../app/site.ts';
import type { LoaderContext } from '../server/server.ts';
import type { Feed, FeedAuthor, FeedItem } from './feed.ts';

/** Content of a feed. Its paths include the base path, but not the origin. */
export interface FeedSource {
  /** Description of the feed; empty for none. */
  description: string;
  /** Path of the page that shows the same posts. */
  home: string;
  /** Posts of the feed, the newest first. */
  posts: readonly FeedPost[];
}

/** A post of a feed. */
export interface FeedPost {
  /** Title of the post. */
  title: string;
  /** Description of the post; empty for none. */
  description: string;
  /** Path of its page. */
  path: string;
  /** Date of publication, as an ISO date. */
  date: string;
  /** ISO time of its last change, if known. */
  updated?: string | undefined;
  /** Authors of the post. */
  authors?: readonly FeedAuthor[];
  /** Categories of the post. */
  categories?: readonly string[];
  /** BCP 47 tag of its language, if the post is not translated. */
  lang?: string | undefined;
  /** Content tree of the post. */
  body: readonly TreeNode[];
}

/** Maximum number of posts in a feed. Subscribers have already received older ones. */
const MAX_POSTS = 50;

/** Time of the last change of an empty feed. */
const NO_CHANGE_TIME = '1970-01-01T00:00:00.000Z';

/** Builds a feed from its posts. All URLs become absolute, because feeds are read outside of the site. */
export function buildFeed(
  title: string,
  { description, home, posts }: FeedSource,
  { site, locale, path, messages }: LoaderContext,
  components?: PlainTreeOptions['components'],
): Feed {
  const { url, owner = site.title, base = '', touchIcon, smallIcon, icon } = site;
  if (url === undefined) throw new Error('A feed needs the URL of its site. Set "url" in recto.config.ts.');
  const at = (address: string): string => new URL(address, url).href;
  const picture = touchIcon ?? smallIcon ?? icon;
  const items = posts.slice(0, MAX_POSTS).map((post): FeedItem => {
    const address = at(post.path);
    const published = isoTime(post.date);
    const html = renderPlainHtml(plainTree(post.body, { components, messages }), {
      resolveUrl: (link) => new URL(link, address).href,
    });
    return {
      title: post.title,
      description: post.description,
      url: address,
      published,
      updated: [published, isoTime(post.updated ?? post.date)].sort().at(-1) ?? published,
      authors: (post.authors ?? []).map(({ name, url: authorUrl }) => {
        const page = safeUrl(authorUrl);
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
        .at(-1) ?? NO_CHANGE_TIME,
    items,
  };
}

/** Adds the language to the HTML of an untranslated post, because most feed readers ignore other information. */
function inLanguage(html: string, lang: string, site: Site): string {
  return `<div lang="${escapeHtml(lang)}" dir="${textDirection(lang, site)}">${html}</div>`;
}

function isoTime(date: string): string {
  return new Date(date).toISOString();
}
