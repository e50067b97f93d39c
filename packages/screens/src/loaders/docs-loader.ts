import { buildNavigation, surroundings } from '@recto/content';
import type { NavigationItem, TocEntry } from '@recto/content';
import { localiseAddress, localisePath } from '@recto/site';
import { repositoryUrl } from '@recto/site/config';
import type { Repository } from '@recto/site/config';
import { findPage, listPages, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import { outlineLinks } from '../outline/outline.ts';
import type { DocsContent } from './contents.ts';
import { formatDate } from './list-posts.ts';
import { findPlace } from './place.ts';
import type { Place } from './place.ts';

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
  /** Where the page is edited and spoken of, for a site whose source is known. */
  source?: { editUrl: string; issueUrl: string };
}

/** A page of the documentation that begins at `root`, with everything that stands around it. */
export function docsLoader(root = '/docs'): Loader<DocsData, DocsContent> {
  return async (context) => {
    const { path, locale, site, history = {} } = context;
    const found = await findPage(context, 'docs');
    if (!found) throw notFound(path);
    const { page, languages } = found;
    const pages = await listPages(context, 'docs', (query) =>
      query.select('title', 'path', 'stem', 'navigation', 'meta'),
    );
    const navigation = buildNavigation(pages, localisePath(root, locale, site), { fields: ['lang'] });
    const [previous = null, next = null] = surroundings(pages, path);
    const place = findPlace(navigation, path);
    const { title, description, seo, body } = page;
    const links = page.links.map(({ label, to }) => ({ label, to: localiseAddress(to, locale, site) }));
    const file = `${page.stem}.${page.extension}`;
    const changed = history[file];
    const [date] = changed?.split('T') ?? [];
    return {
      title,
      description,
      seo,
      languages,
      about: {
        kind: 'article',
        ...(changed !== undefined && { updated: changed }),
        trail: place.trail.map(({ label, to }) => ({ name: label, path: to })),
      },
      data: {
        title,
        description,
        place,
        links,
        toc: body.toc,
        navigation,
        previous: previous && toNeighbour(previous),
        next: next && toNeighbour(next),
        ...(date !== undefined && { updated: { date, text: formatDate(date, locale) } }),
        ...(site.repository && { source: sourceOf(file, site.repository) }),
      },
      body: body.nodes,
      outline: outlineLinks(links),
    };
  };
}

function sourceOf(file: string, repository: Repository): NonNullable<DocsData['source']> {
  const { branch, rootDir } = repository;
  const url = repositoryUrl(repository);
  const folder = [branch, rootDir, 'content'].filter((part) => part !== '').join('/');
  return { editUrl: `${url}/edit/${folder}/${file}`, issueUrl: `${url}/issues/new/choose` };
}

function toNeighbour({ title, path, lang }: Neighbour): Neighbour {
  return { title, path, ...(lang !== undefined && { lang }) };
}
