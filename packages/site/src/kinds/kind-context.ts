import type { Collection, ContentConfig } from '@recto/content';
import type { LoaderContext } from '../server/server.ts';

/**
 * Context of the loader of a page kind. The collection name comes from the kind's options, so every name has its type.
 */
export type KindContext<C extends Collection, Options> = LoaderContext<ContentConfig<Record<string, C>>> & {
  options: Options;
};
