import type { LoadContext } from '@recto/site';
import { formatDate, listPages, newestFirst } from '@recto/site/server';
import { findTags, listTags } from '../tags/list-tags.ts';
import type { Tag } from '../tags/list-tags.ts';

export interface PostSummary {
  title: string;
  description: string;
  path: string;
  date: string;
  /** The date as readers write it. */
  dateText: string;
  minutes: number;
  tags: Tag[];
}

/** All posts, newest first; those of one topic where it is named. Drafts are for whoever edits them. */
export async function listPosts(context: LoadContext, topic?: string): Promise<PostSummary[]> {
  const [known, rows] = await Promise.all([
    listTags(context),
    listPages(context, 'posts', (query) =>
      query.where('draft', '=', false).select('path', 'stem', 'title', 'description', 'date', 'minutes', 'tags'),
    ),
  ]);
  const wanted = rows.filter(({ tags }) => topic === undefined || tags.includes(topic));
  return newestFirst(wanted).map((row) => summarise(row, known, context));
}

type PostRow = Omit<PostSummary, 'dateText' | 'tags'> & { tags: string[] };

/** What is shown of a post wherever it is named. */
export function summarise(
  row: PostRow,
  known: ReadonlyMap<string, Tag>,
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
    tags: findTags(tags, known),
  };
}
