import type { Content, ContentConfig } from '@recto/content';
import type { App } from '../app/app.ts';
import { localisePath } from '../languages/locale.ts';
import { payloadAddress } from '../payload/payload.ts';

const EVERY_PAGE = {
  fields: ['path', 'stem'],
  where: { join: 'AND' as const, parts: [] },
  order: [],
  skip: 0,
  limit: undefined,
};

/** Every address of the site: routes that stand alone, and a page for each row; each with its payload. */
export async function listPaths(
  app: App,
  content: Content<ContentConfig['collections']>,
  collections: readonly string[],
): Promise<string[]> {
  const alone = app.routes.filter(({ path }) => !/[:*]/u.test(path));
  const pages = app.site.locales.flatMap((locale) => alone.map(({ path }) => localisePath(path, locale, app.site)));
  for (const collection of collections) {
    // Data has no pages, and a folder's settings are none.
    if (!Object.hasOwn(content.columns(collection), 'path')) continue;
    const rows = await content.run({ ...EVERY_PAGE, collection });
    pages.push(...rows.filter(({ stem }) => !String(stem).endsWith('.navigation')).map(({ path }) => String(path)));
  }
  const unique = [...new Set(pages)];
  return [...unique, ...unique.map((path) => payloadAddress(path, '').slice(0, -1))];
}
