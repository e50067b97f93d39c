import { surroundings } from '@recto/content';
import type { TocEntry } from '@recto/content';
import { findPage } from '../../server/pages.ts';
import { notFound } from '../../server/page-error.ts';
import type { LoaderResult } from '../../server/server.ts';
import type { KindContext } from '../kind-context.ts';
import { formatDate, listPosts, relatedPosts, sectionPath } from './list-posts.ts';
import type { PostOptions } from './list-posts.ts';
import type { PostCollection } from './post-collection.ts';
import { formatReadingTime } from './reading-time.ts';
import { loadInfo } from '../info/load-info.ts';

interface Neighbour {
  title: string;
  path: string;
  lang?: string | undefined;
}

/** Data of the page of a post. */
export interface PostData {
  /** Title of the post. */
  title: string;
  /** Description of the post. */
  description: string;
  /** Date as ISO text. */
  date: string;
  /** Date in the language of the page. */
  dateText: string;
  /** Time to read the post: `5 minutes`. */
  readingTime: string;
  /** Category; empty for none. */
  category: string;
  /** Version that the post is about; empty for none. */
  version: string;
  /** True only during development: a built site contains no drafts. */
  isDraft: boolean;
  /** Authors of the post. */
  authors: { name: string; username?: string; to?: string; avatar?: { src: string } }[];
  /** Image at the top of the post. */
  image: { src: string; dark?: string | undefined; alt: string } | null;
  /** Table of contents. */
  toc: TocEntry[];
  /** The list that contains the post. */
  section: { label: string; to: string };
  /** The post before this one by date. */
  previous: Neighbour | null;
  /** The post after this one by date. */
  next: Neighbour | null;
  /** Other posts of the same category. */
  related: (Neighbour & { dateText: string })[];
}

/** Loads a post with the previous and the next post of its list. */
export async function load(context: KindContext<PostCollection, PostOptions>): Promise<LoaderResult<PostData>> {
  const [found, info, posts] = await Promise.all([
    findPage(context, context.options.collection),
    loadInfo(context, context.options.path),
    listPosts(context),
  ]);
  if (!found) throw notFound(context.path, { fatal: true });
  const { title, description, seo, date, category, version, draft, authors, image = null, body } = found.page;
  const changed = context.history?.[`${found.page.stem}.${found.page.extension}`];
  const postAuthors = authors as PostData['authors'];
  // The list is sorted newest first; "next" leads from an older to a newer post.
  const [newer = null, older = null] = surroundings(posts, context.path);
  const section = { label: info.title, to: sectionPath(context) };
  return {
    title,
    description,
    seo,
    languages: found.languages,
    about: {
      kind: 'post',
      published: date,
      ...(changed !== undefined && { updated: changed }),
      authors: postAuthors.map(({ name, to }) => ({ name, ...(to !== undefined && { url: to }) })),
      trail: [{ name: section.label, path: section.to }],
    },
    data: {
      title,
      description,
      date,
      dateText: formatDate(date, context.locale),
      readingTime: formatReadingTime(body.nodes, context.locale),
      category,
      version,
      isDraft: draft,
      authors: postAuthors,
      image,
      toc: body.toc,
      section,
      previous: older && toNeighbour(older),
      next: newer && toNeighbour(newer),
      related: relatedPosts(posts, context.path).map((post) => ({ ...toNeighbour(post), dateText: post.dateText })),
    },
    body: body.nodes,
  };
}

function toNeighbour({ title, path, lang }: Neighbour): Neighbour {
  return { title, path, lang };
}
