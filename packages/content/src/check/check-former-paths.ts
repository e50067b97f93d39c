import { formerPathKey } from '../parse/former-path.ts';
import { ContentError } from '../errors.ts';
import type { FilePosition } from '../errors.ts';
import { suffixOf } from '../parse/written-urls.ts';
import type { LinkedFile } from './file-links.ts';
import { localPathOf, withLocale } from './local-path.ts';
import { createLinkTargets, parseTarget } from './link-targets.ts';
import type { LinkedSite, LinkTargets } from './link-targets.ts';

/** Finds former paths that cannot redirect, and links to a former path of a page. */
export function checkFormerPaths(site: LinkedSite): { errors: ContentError[]; warnings: ContentError[] } {
  const published = site.files.filter((file) => !file.draft);
  if (published.every(({ formerPaths }) => formerPaths.length === 0)) return { errors: [], warnings: [] };
  const targets = createLinkTargets(site);
  const warnings = site.files.flatMap((file) => movedLinks(file, targets, site.locales));
  return {
    errors: [...takenPaths(published, targets, site), ...sharedPaths(published, site.locales)],
    warnings: [...new Map(warnings.map((warning) => [String(warning), warning])).values()],
  };
}

function takenPaths(
  files: readonly LinkedFile[],
  targets: LinkTargets,
  { locales, links: allowedLinks }: LinkedSite,
): ContentError[] {
  // Entries of the `links` option that contain `*` do not prove that a path exists, so only exact paths are compared.
  const exactPaths = new Set(
    allowedLinks.filter((link) => !link.includes('*')).map((link) => withLocale(link, undefined, locales)),
  );
  return files.flatMap(({ file, locale, formerPaths }) =>
    formerPaths.flatMap(({ path, line, column }) => {
      const pathWithLocale = withLocale(formerPathKey(path), locale, locales);
      const page = targets.findPage(pathWithLocale);
      const isPage = page !== undefined && !page.draft;
      if (!isPage && !exactPaths.has(pathWithLocale)) return [];
      return [takenPath(path, isPage ? page.file : undefined, { file, line, column })];
    }),
  );
}

function sharedPaths(files: readonly LinkedFile[], locales: readonly string[]): ContentError[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, locale, formerPaths }) =>
    formerPaths.flatMap(({ path, line, column }) => {
      const key = formerPathKey(withLocale(path, locale, locales));
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, file);
      return owner === undefined ? [] : [sharedPath(path, owner, { file, line, column })];
    }),
  );
}

function movedLinks(file: LinkedFile, targets: LinkTargets, locales: readonly string[]): ContentError[] {
  const pagePath = file.paths.find(({ isPage }) => isPage)?.path ?? '/';
  return file.urls.flatMap(({ url, kind, line, column }) => {
    const target = kind === 'link' && !url.startsWith('#') ? parseTarget(url, pagePath) : undefined;
    if (!target || targets.isFileOrAllowed(target.path) || targets.findPage(target.path, file.locale)) return [];
    const page = targets.findMoved(target.path, file.locale);
    const path = page?.paths.find(({ isPage }) => isPage)?.path;
    if (path === undefined) return [];
    const local = localPathOf(path, locales) ?? path;
    // The new path includes a language only if the old one does.
    const [, locale] = localPathOf(target.path, locales) === undefined ? [] : target.path.split('/');
    const currentPath = locale === undefined ? local || '/' : `/${locale}${local}`;
    return [movedLink(url, currentPath + suffixOf(url), { file: file.file, line, column })];
  });
}

function takenPath(path: string, page: string | undefined, position: FilePosition): ContentError {
  return new ContentError(
    'redirect/page',
    page === undefined
      ? `"${path}" in "redirectFrom" is a page of the site, so it does not redirect.`
      : `"${path}" in "redirectFrom" is the path of ${page}, so it does not redirect.`,
    'Remove it from "redirectFrom".',
    position,
  );
}

function sharedPath(path: string, owner: string, position: FilePosition): ContentError {
  return new ContentError(
    'redirect/twice',
    `"${path}" in "redirectFrom" already redirects to ${owner}.`,
    'Keep it in only one of the two files.',
    position,
  );
}

function movedLink(url: string, currentUrl: string, position: FilePosition): ContentError {
  return new ContentError(
    'link/moved',
    `The link "${url}" leads to a former path.`,
    `Write the current path: "${currentUrl}".`,
    position,
  );
}
