import { isRedirect } from '../payload/payload.ts';
import { listPages } from './directory/directory.ts';
import type { DirectoryOptions } from './directory/directory.ts';
import type { Keep } from './keep-result.ts';
import type { FileContext } from './server.ts';

/** Creates the context that is passed to all functions that generate files from the content. */
export function createFileContext(options: DirectoryOptions & { keep: Keep }): FileContext {
  const { app, content, history, resolve, keep } = options;
  return {
    site: app.site,
    content,
    listPages: keep(async () => await listPages(options)),
    async readMarkdown(path) {
      const page = await resolve(path);
      return isRedirect(page) ? undefined : await page.markdown?.(page);
    },
    wordsIn: async ({ code }) => (await app.words[code]?.()) ?? {},
    ...(history && { history }),
  };
}
