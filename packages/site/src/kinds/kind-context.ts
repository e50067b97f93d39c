import type { Collection, ContentConfig } from '@recto/content';
import type { LoaderContext } from '../server/server.ts';

/** What the loader of a page kind gets. The kind's options name its collection, so any name is one of its type. */
export type KindContext<C extends Collection, Options> = LoaderContext<ContentConfig<Record<string, C>>> & {
  options: Options;
};
