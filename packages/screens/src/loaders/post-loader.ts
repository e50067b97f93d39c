import { surroundings } from '@recto/content';
import type { TocEntry } from '@recto/content';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import { outlineFacts, outlinePicture } from '../outline/outline.ts';
import type { PostsContent } from './contents.ts';
import { formatDate, listPosts, sectionPath } from './list-posts.ts';
import { loadInfo } from './load-info.ts';

interface Neighbour {
  title: string;
  path: string;
  lang?: string | undefined;
}

export interface PostData {
  title: string;
  description: string;
  date: string;
  dateText: string;
  category: string;
  /** Only where one edits: drafts are not in a built site. */
  isDraft: boolean;
  authors: { name: string; username?: string; to?: string; avatar?: { src: string } }[];
  image: { src: string; dark?: string | undefined; alt: string } | null;
  toc: TocEntry[];
  /** The list the post stands in. */
  section: { label: string; to: string };
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** One post, with its neighbours among the posts of its section. */
export function postLoader(section: string): Loader<PostData, PostsContent> {
  return async (context) => {
    const [found, info, posts] = await Promise.all([
      findPage(context, 'posts'),
      loadInfo(context, section),
      listPosts(context, section),
    ]);
    if (!found) throw notFound(context.path, { fatal: true });
    const { title, description, seo, date, category, draft, authors, image = null, body } = found.page;
    const changed = context.history?.[`${found.page.stem}.${found.page.extension}`];
    const written = authors as PostData['authors'];
    // The list begins with the newest, and a reader goes on from the older to the newer.
    const [newer = null, older = null] = surroundings(posts, context.path);
    const list = { label: info.title, to: sectionPath(context, section) };
    const dateText = formatDate(date, context.locale);
    return {
      title,
      description,
      seo,
      languages: found.languages,
      about: {
        kind: 'post',
        published: date,
        ...(changed !== undefined && { updated: changed }),
        authors: written.map(({ name, to }) => ({ name, ...(to !== undefined && { url: to }) })),
        trail: [{ name: list.label, path: list.to }],
      },
      data: {
        title,
        description,
        date,
        dateText,
        category,
        isDraft: draft,
        authors: written,
        image,
        toc: body.toc,
        section: list,
        previous: older && toNeighbour(older),
        next: newer && toNeighbour(newer),
      },
      body: body.nodes,
      outline: [
        ...outlineFacts(dateText, category, ...written.map(({ name }) => name)),
        ...(image ? [outlinePicture(image)] : []),
      ],
    };
  };
}

function toNeighbour({ title, path, lang }: Neighbour): Neighbour {
  return { title, path, lang };
}
