import { languageTag, localisePath, textDirection } from '../../languages/locale.ts';
import type { Locale } from '../../app/site.ts';
import { listPages } from '../../server/pages.ts';
import type { KindContext } from '../kind-context.ts';
import type { PostCollection } from './post-collection.ts';

/** Number of related posts on the page of a post. */
const RELATED_POSTS = 3;

/** A post as an entry of a list. */
export interface PostSummary {
  title: string;
  description: string;
  path: string;
  date: string;
  dateText: string;
  category: string;
  /** Version that the post is about; empty for none. */
  version: string;
  /** Image at the top of the post. */
  image?: { src: string; dark?: string | undefined; alt: string };
  /** Language tag of its text, if it differs from the language of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Options of the loaders of post lists and posts. */
export interface PostOptions {
  /** Path of the list, such as `/blog`. Posts are below it. */
  path: string;
  /** Name of the collection that contains the posts. */
  collection: string;
}

/** Lists the posts below a path, newest first, without drafts. */
export async function listPosts(context: KindContext<PostCollection, PostOptions>): Promise<PostSummary[]> {
  const { locale, site, options } = context;
  const rows = await listPages(context, options.collection, (query, at) =>
    query
      .where('path', 'LIKE', pathsBelow(at(options.path)))
      .where('draft', '=', false)
      .select('path', 'stem', 'title', 'description', 'date', 'category', 'version', 'image'),
  );
  return newestFirst(rows).map(({ path, title, description, date, category, version, image, lang }) => ({
    path,
    title,
    description,
    date,
    dateText: formatDate(date, locale),
    category,
    version,
    ...(image && { image }),
    ...(lang !== undefined && { lang, dir: textDirection(lang, site) }),
  }));
}

/**
 * Returns the newest posts with the category of a post, without that post and those next to it in the list, which its
 * page links to anyway.
 */
export function relatedPosts(posts: readonly PostSummary[], path: string): PostSummary[] {
  const index = posts.findIndex((post) => post.path === path);
  const category = posts[index]?.category ?? '';
  if (category === '') return [];
  const isNear = (other: number): boolean => Math.abs(other - index) <= 1;
  return posts.filter((post, other) => post.category === category && !isNear(other)).slice(0, RELATED_POSTS);
}

/** Builds the `LIKE` pattern of all paths below a path. */
export function pathsBelow(path: string): string {
  return path === '/' ? '/%' : `${path}/%`;
}

/** Sorts posts by date, newest first, and posts of the same day in reverse reading order. */
export function newestFirst<Post extends { date: string }>(posts: readonly Post[]): Post[] {
  return posts.toReversed().sort((a, b) => (a.date < b.date ? 1 : Number(a.date > b.date) * -1));
}

/**
 * Formats an ISO date in its long form. This is done on the server, because browsers format the same language
 * differently.
 */
export function formatDate(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Returns the path of the list of posts in the current locale. */
export function sectionPath({ locale, site, options }: KindContext<PostCollection, PostOptions>): string {
  return localisePath(options.path, locale, site);
}
