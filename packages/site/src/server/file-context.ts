import { isRedirect } from '../payload/payload.ts';
import { listPublicPages } from './page-list/list-public-pages.ts';
import type { PageListOptions } from './page-list/list-public-pages.ts';
import type { CacheResult } from './cache-result.ts';
import type { FileContext } from './server.ts';

/** Creates the context that is passed to all functions that generate files from the content. */
export function createFileContext(options: PageListOptions & { cacheResult: CacheResult }): FileContext {
  const { app, content, history, resolve, cacheResult } = options;
  return {
    site: app.site,
    content,
    listPages: cacheResult(async () => await listPublicPages(options)),
    async readMarkdown(path) {
      const page = await resolve(path);
      return isRedirect(page) ? undefined : await page.markdown?.(page);
    },
    messagesIn: async ({ code }) => (await app.messages[code]?.()) ?? {},
    ...(history && { history }),
  };
}
