import { languageTag, localisePath, textDirection } from '../../languages/locale.ts';
import type { Locale } from '../../app/site.ts';
import { listPages } from '../../server/pages.ts';
import type { KindContext } from '../kind-context.ts';
import type { PostCollection } from './post-collection.ts';

export interface PostSummary {
  title: string;
  description: string;
  path: string;
  date: string;
  dateText: string;
  category: string;
  /** Language of its words, where it is not the reader's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export interface PostOptions {
  /** Path of the list; posts are below it: `/blog`. */
  path: string;
  collection: string;
}

/** The posts below a path, newest first, without drafts. */
export async function listPosts(context: KindContext<PostCollection, PostOptions>): Promise<PostSummary[]> {
  const { locale, site, options } = context;
  const rows = await listPages(context, options.collection, (query, at) =>
    query
      .where('path', 'LIKE', pathsBelow(at(options.path)))
      .where('draft', '=', false)
      .select('path', 'stem', 'title', 'description', 'date', 'category'),
  );
  return newestFirst(rows).map(({ path, title, description, date, category, lang }) => ({
    path,
    title,
    description,
    date,
    dateText: formatDate(date, locale),
    category,
    ...(lang !== undefined && { lang, dir: textDirection(lang, site) }),
  }));
}

/** Pattern of all paths below one, for `LIKE`. */
export function pathsBelow(path: string): string {
  return path === '/' ? '/%' : `${path}/%`;
}

/** By date; of one day, the last in reading order first. */
export function newestFirst<Post extends { date: string }>(posts: readonly Post[]): Post[] {
  return posts.toReversed().sort((a, b) => (a.date < b.date ? 1 : Number(a.date > b.date) * -1));
}

/** The long form of an ISO date in a language. It is made here, since browsers know their languages each in their way. */
export function formatDate(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Path of the list of posts, in the reader's language. */
export function sectionPath({ locale, site, options }: KindContext<PostCollection, PostOptions>): string {
  return localisePath(options.path, locale, site);
}
