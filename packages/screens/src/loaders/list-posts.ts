import { languageTag, localisePath, textDirection } from '@recto/site';
import type { Locale } from '@recto/site';
import { listPages } from '@recto/site/server';
import type { LoaderContext } from '@recto/site/server';
import type { PostsContent } from './contents.ts';

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

/** The posts of a section, `blog` say, newest first, without drafts. */
export async function listPosts(context: LoaderContext<PostsContent>, section: string): Promise<PostSummary[]> {
  const { locale, site } = context;
  const rows = await listPages(context, 'posts', (query, at) =>
    query
      .where('path', 'LIKE', `${at(`/${section}`)}/%`)
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

/** By date; of one day, the last in reading order first. */
export function newestFirst<Post extends { date: string }>(posts: readonly Post[]): Post[] {
  return posts.toReversed().sort((a, b) => (a.date < b.date ? 1 : Number(a.date > b.date) * -1));
}

/** The long form of an ISO date in a language. It is made here, since browsers know their languages each in their way. */
export function formatDate(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Where a section begins, in the reader's language. */
export function sectionPath({ locale, site }: LoaderContext<PostsContent>, section: string): string {
  return localisePath(`/${section}`, locale, site);
}
