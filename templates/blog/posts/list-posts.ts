import type { LoadContext } from '@recto/site';
import { formatDate, listPages, newestFirst } from '@recto/site/server';
import { findTags, listTags } from '../tags/list-tags.ts';
import type { Tag } from '../tags/list-tags.ts';

/** A post in a list. */
export interface PostSummary {
  title: string;
  description: string;
  path: string;
  date: string;
  /** The date in the format of the language. */
  dateText: string;
  minutes: number;
  tags: Tag[];
}

/** Lists all published posts, or those of one tag, newest first. */
export async function listPosts(context: LoadContext, tag?: string): Promise<PostSummary[]> {
  const [allTags, rows] = await Promise.all([
    listTags(context),
    listPages(context, 'posts', (query) =>
      query.where('draft', '=', false).select('path', 'stem', 'title', 'description', 'date', 'minutes', 'tags'),
    ),
  ]);
  const matching = rows.filter(({ tags }) => tag === undefined || tags.includes(tag));
  return newestFirst(matching).map((row) => summarise(row, allTags, context));
}

type PostRow = Omit<PostSummary, 'dateText' | 'tags'> & { tags: string[] };

/** Builds the summary of a post for lists. */
export function summarise(
  row: PostRow,
  allTags: ReadonlyMap<string, Tag>,
  { locale }: Pick<LoadContext, 'locale'>,
): PostSummary {
  const { title, description, path, date, minutes, tags } = row;
  return {
    title,
    description,
    path,
    date,
    dateText: formatDate(date, locale),
    minutes,
    tags: findTags(tags, allTags),
  };
}
