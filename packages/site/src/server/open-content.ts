import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { createSiteSearch, openLimitedStore, openStore, searched } from '@recto/content/node';
import { contentFile } from 'virtual:recto/build';
import { history } from 'virtual:recto/history';
import server from 'virtual:recto/server';
import { BASE } from '../app/base-path.ts';
import { contentBelow } from '../app/content-below.ts';
import { findContentFile } from './content-file.ts';
import { environment } from './environment.ts';
import { devVersion, fixedVersion, readContentVersion, sharedVersion } from './content-version.ts';
import { keepForVersion, keepNothing } from './keep-result.ts';

/** Opens the database of the site, and everything that reads it. */
export async function openContent() {
  const { databaseUrl: url, isDev } = environment;
  const file = contentFile ?? process.env['RECTO_CONTENT_FILE'] ?? (url ? '' : findContentFile(import.meta.dirname));
  const store = await openStore({ url, file });
  const read = async (): Promise<string> => await readContentVersion(store);
  const version = isDev ? devVersion : url === undefined ? fixedVersion(read) : sharedVersion(read);
  const placed = BASE === '' ? {} : contentBelow(BASE);
  return {
    store,
    /** Which content is served, as pages and addresses name it. */
    version,
    /** For queries from the network: they have limits and run in separate processes. */
    limited: await openLimitedStore({ ...server.queries, url, file }),
    placed,
    content: createContent<ContentConfig>(store, placed),
    collections: Object.keys(store.collections),
    search: createSiteSearch({ store, searched, base: BASE }),
    // The history of this build does not know what others write into a shared database.
    past: url === undefined ? { history } : {},
    keep: isDev ? keepNothing : keepForVersion(version.current),
  };
}

export type OpenContent = Awaited<ReturnType<typeof openContent>>;
