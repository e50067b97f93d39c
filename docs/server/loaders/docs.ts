import { buildNavigation, findPageSection, surroundings } from '@recto/content';
import type { NavigationItem, TocEntry } from '@recto/content';
import { localisePath } from '@recto/site';
import { findPage, listPages, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../../content.config.ts';
import { repository } from '../../site.config.ts';

interface Neighbour {
  title: string;
  path: string;
  /** Tag of the title's language, where it is not the page's. */
  lang?: string;
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

export const loadDocs: Loader<DocsData, typeof contentConfig> = async (context) => {
  const { path, locale, site } = context;
  const found = await findPage(context, 'docs');
  if (!found) throw notFound(path);
  const { page, languages } = found;
  const pages = await listPages(context, 'docs', (query) =>
    query.select('title', 'path', 'stem', 'navigation', 'meta'),
  );
  const navigation = buildNavigation(pages, localisePath('/docs', locale, site), { fields: ['lang'] });
  const [previous = null, next = null] = surroundings(pages, path);
  const { title, description, body, stem, extension } = page;
  const { url, branch, rootDir } = repository;
  return {
    title,
    description,
    languages,
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

function toNeighbour({ title, path, lang }: Neighbour): Neighbour {
  return { title, path, ...(lang !== undefined && { lang }) };
}
