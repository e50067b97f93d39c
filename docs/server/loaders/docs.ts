import { buildNavigation, findPageSection, surroundings } from '@recto/content';
import type { NavigationItem, TocEntry } from '@recto/content';
import { localisePath } from '@recto/site';
import { notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../../content.config.ts';
import { repository, site } from '../../site.config.ts';

interface Neighbour {
  title: string;
  path: string;
}

export interface DocsData {
  title: string;
  description: string;
  /** Name of the section the page stands in. */
  section: string;
  toc: TocEntry[];
  navigation: NavigationItem[];
  previous: Neighbour | null;
  next: Neighbour | null;
  editUrl: string;
}

export const loadDocs: Loader<DocsData, typeof contentConfig> = async ({ path, locale, content }) => {
  const page = await content.query('docs').path(path).first();
  if (!page) throw notFound(path);
  const root = localisePath('/docs', locale, site);
  const pages = await content
    .query('docs')
    .where('path', 'LIKE', `${root}/%`)
    .select('title', 'path', 'stem', 'navigation', 'meta')
    .all();
  const navigation = buildNavigation(pages, root);
  const [previous = null, next = null] = surroundings(pages, path);
  const { title, description, body, stem, extension } = page;
  const { url, branch, rootDir } = repository;
  return {
    title,
    description,
    data: {
      title,
      description,
      section: findPageSection(navigation, path)?.title ?? '',
      toc: body.toc,
      navigation,
      previous: previous && toNeighbour(previous),
      next: next && toNeighbour(next),
      editUrl: `${url}/edit/${branch}/${rootDir}/content/${stem}.${extension}`,
    },
    body: body.nodes,
  };
};

function toNeighbour({ title, path }: Neighbour): Neighbour {
  return { title, path };
}
