import type { ListedFile } from '../../documents/list-documents.ts';
import { pathBelow } from '../../paths/studio-folders.ts';
import type { Tree } from '../studio.ts';

/** A page that a text can link to. */
export interface LinkPage extends Pick<ListedFile, 'path' | 'kind' | 'collection'> {
  /** URL path as it is written in content. */
  route: string;
  title: string;
}

type LinkTree = Pick<Tree, 'files' | 'locales'>;

/**
 * Lists the pages that a text in a language can link to, each once. On a site with several languages, their URL paths
 * have no language, so that a link leads to the language of its page, also in a copy of the text for a translation. A
 * page that exists neither in this language nor in the default language keeps its language.
 */
export function listLinkPages({ files, locales }: LinkTree, locale: string | undefined): LinkPage[] {
  const [main] = locales;
  const own = locale ?? main;
  const pages = new Map<string, { page: LinkPage; rank: number }>();
  for (const { path, kind, collection, route, title = route, locale: language } of files) {
    if (route === undefined || title === undefined) continue;
    const short = locales.length > 1 && language !== undefined ? withoutLocale(route, language) : route;
    const rank = language === undefined || language === own ? 0 : language === main ? 1 : 2;
    const known = pages.get(short);
    if (known && known.rank <= rank) continue;
    pages.set(short, {
      page: { path, kind, ...(collection !== undefined && { collection }), route: rank === 2 ? route : short, title },
      rank,
    });
  }
  return [...pages.values()].map(({ page }) => page);
}

/** Language of a file: that of the list of files, or for a new file that of its folder. */
export function localeOfPath(
  path: string | undefined,
  { files, folders, locales }: LinkTree & Pick<Tree, 'folders'>,
): string | undefined {
  if (path === undefined) return undefined;
  const listed = files.find((file) => file.path === path)?.locale;
  const folder = pathBelow(path, folders.content)?.split('/')[0];
  return listed ?? locales.find((code) => code === folder);
}

function withoutLocale(route: string, locale: string): string {
  const prefix = `/${locale}`;
  if (route === prefix) return '/';
  return route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : route;
}
