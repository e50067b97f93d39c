import { describeContent, findCollections } from '@recto/content/node';
import { compilePattern } from '../../app/pattern.ts';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { splitLocale } from '../../languages/locale.ts';
import { listFiles } from '../list-files.ts';

type Paths = Pick<SiteDefinition, 'content' | 'pages' | 'site'>;

/**
 * Lists paths of pages without languages: those of the configuration without placeholders, and those of files in the
 * content folder that a page of the configuration shows. Pages that a loader makes from other data are not listed.
 */
export function listPagePaths(contentFolder: string, { content, pages, site }: Paths): string[] {
  const description = describeContent(content);
  const patterns = pages.map(({ path }) => compilePattern(path));
  const staticPaths = pages.map(({ path }) => path).filter((path) => !/[:*]/u.test(path));
  const fromFiles = listFiles(contentFolder).flatMap((file) =>
    findCollections(file, description)
      .filter(({ isPage, draft }) => isPage && !draft)
      .map(({ path }) => splitLocale(path, { ...site, base: '' })?.path ?? path)
      .filter((path) => patterns.some((pattern) => pattern.match(path) !== undefined)),
  );
  return [...new Set([...staticPaths, ...fromFiles])].sort();
}
