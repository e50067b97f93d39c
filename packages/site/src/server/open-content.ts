import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import { createSiteSearch, openLimitedStore, openStore, searched } from '@recto/content/node';
import { contentFile, isStatic } from 'virtual:recto/build';
import { history } from 'virtual:recto/history';
import server from 'virtual:recto/server';
import { BASE } from '../app/base-path.ts';
import { contentBelow } from '../app/content-below.ts';
import { findContentFile } from './content-file.ts';
import { environment } from './environment.ts';
import { recordKeep, recordStore } from './static/record-reads.ts';
import { keepBriefly, keepForever, keepNothing } from './keep-result.ts';

/** Opens the database of the site, and everything that reads it. */
export async function openContent() {
  const { databaseUrl: url, isDev, isChanging } = environment;
  const file = contentFile ?? process.env['RECTO_CONTENT_FILE'] ?? (url ? '' : findContentFile(import.meta.dirname));
  const opened = await openStore({ url, file });
  // The static export makes an answer again when something that it was made from has changed.
  const store = isStatic ? recordStore(opened) : opened;
  const placed = BASE === '' ? {} : contentBelow(BASE);
  return {
    store,
    /** For queries from the network: they have limits and run in separate processes. */
    limited: await openLimitedStore({ ...server.queries, url, file }),
    placed,
    content: createContent<ContentConfig>(store, placed),
    collections: Object.keys(store.collections),
    search: createSiteSearch({ store, searched, base: BASE }),
    // The history of this build does not know what others write into a shared database.
    past: url === undefined ? { history } : {},
    keep: isDev ? keepNothing : isChanging ? keepBriefly : isStatic ? recordKeep(keepForever) : keepForever,
  };
}

export type OpenContent = Awaited<ReturnType<typeof openContent>>;
