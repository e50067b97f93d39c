import type { Rolldown } from 'vite';
import { SEARCH_MODULES, SITE_MODULES } from './search-chunks.ts';

/** The runtime, and small modules that several screens share but the runtime does not import. */
const RUNTIME = /[\\/](?:app[\\/]raw-path|payload[\\/]payload|runtime[\\/]runtime)\.[jt]sx?$/u;

/**
 * How the client code is split into chunks. By default, each module that several screens share would become a chunk,
 * which compresses worse and is one more request. Instead, everything that the runtime imports is in the runtime chunk,
 * and what a documentation page adds to it is in another chunk, which blog posts use, too. A module belongs to the
 * first of these chunks that imports it. Modules of the boot script stay with it, since it is loaded without the
 * others.
 */
export const CLIENT_CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'boot', test: /[\\/]boot[\\/]boot\.[jt]s$/u, priority: 5 },
    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u, priority: 4 },
    { name: 'site', test: SITE_MODULES, priority: 3 },
    { name: 'search', test: SEARCH_MODULES, priority: 3 },
    { name: 'runtime', test: RUNTIME, priority: 2 },
    { name: 'paths', test: /[\\/]parse[\\/](?:order|paths)\.[jt]s$/u },
    { name: 'reading', test: /[\\/]docs[\\/]docs-(?:layout|screen)\.[jt]sx?$/u },
  ],
};
