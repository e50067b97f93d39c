import type { Content, ContentConfig, DocumentBody } from '@recto/content';
import type { App } from '../../app/app.ts';
import { rawAddress } from '../../app/raw-address.ts';
import { EVERY_PAGE, listCollection } from '../list-paths.ts';

/** Addresses of all pages’ markdown, for the static output. */
export async function listRaw(
  app: App,
  content: Content<ContentConfig['collections']>,
  collections: readonly string[],
): Promise<string[]> {
  const addresses: string[] = [];
  for (const collection of collections) {
    if (!Object.hasOwn(content.columns(collection), 'path')) continue;
    // A collection keeps the text of all its files, or of none: one tells.
    const [first] = await content.run({ ...EVERY_PAGE, fields: ['body'], collection, limit: 1 });
    if ((first?.['body'] as DocumentBody | undefined)?.raw === undefined) continue;
    const paths = await listCollection(app, content, collection, ({ extension }) => extension === 'md');
    addresses.push(...paths.map((path) => rawAddress(path, app.site.base)));
  }
  return [...new Set(addresses)];
}
