import { buildNavigation, surroundings } from '@recto/content';
import type { NavigationItem, TocEntry } from '@recto/content';
import { localiseAddress, localisePath } from '@recto/site';
import { findPage, listPages, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../../content.config.ts';
import { repository } from '../../site.config.ts';
import { findOutdated } from './outdated.ts';
import type { Original } from './outdated.ts';
import { findPlace } from './place.ts';
import type { Place } from './place.ts';
import { formatDate } from './posts.ts';

interface Neighbour {
  title: string;
  path: string;
  /** Tag of the title's language, where it is not the page's. */
  lang?: string;
}

export interface DocsData {
  title: string;
  description: string;
  /** Where in the book the page stands. */
  place: Place;
  /** Buttons that the page asks for. */
  links: { label: string; to: string }[];
  toc: TocEntry[];
  navigation: NavigationItem[];
  previous: Neighbour | null;
  next: Neighbour | null;
  /** When the file last changed. Missing where git cannot say. */
  updated?: { date: string; text: string };
  /** What the page was translated from, where that has changed since. */
  original?: Original;
  editUrl: string;
}

export const loadDocs: Loader<DocsData, typeof contentConfig> = async (context) => {
  const { path, locale, site, history = {} } = context;
  const found = await findPage(context, 'docs');
  if (!found) throw notFound(path);
  const { page, languages } = found;
  const pages = await listPages(context, 'docs', (query) =>
    query.select('title', 'path', 'stem', 'navigation', 'meta'),
  );
  const navigation = buildNavigation(pages, localisePath('/docs', locale, site), { fields: ['lang'] });
  const [previous = null, next = null] = surroundings(pages, path);
  const { title, description, body, links } = page;
  const { url, branch, rootDir } = repository;
  const file = `${page.stem}.${page.extension}`;
  const [date] = history[file]?.split('T') ?? [];
  const original = languages.text === locale.code ? await findOutdated(context, page.meta['sourceHash']) : undefined;
  return {
    title,
    description,
    languages,
    data: {
      title,
      description,
      place: findPlace(navigation, path),
      links: links.map(({ label, to }) => ({ label, to: localiseAddress(to, locale, site) })),
      toc: body.toc,
      navigation,
      previous: previous && toNeighbour(previous),
      next: next && toNeighbour(next),
      ...(date !== undefined && { updated: { date, text: formatDate(date, locale) } }),
      ...(original && { original }),
      editUrl: `${url}/edit/${branch}/${rootDir}/content/${file}`,
    },
    body: body.nodes,
  };
};

function toNeighbour({ title, path, lang }: Neighbour): Neighbour {
  return { title, path, ...(lang !== undefined && { lang }) };
}
