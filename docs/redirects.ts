/** Legacy paths by their new path, all without a language. `(/api)` means with and without `/api`. */
const moved: Record<string, readonly string[]> = {
  '/docs/getting-started': ['/docs'],
  '/docs/getting-started/installation': ['/get-started', '/get-started/edge-channel', '/guide/migration/edge-channel'],
  '/docs/getting-started/migration': [
    '/get-started/from-v1',
    '/guide/migration/from-v1',
    '/content-v1',
    '/v1',
    '/v1/getting-started/introduction',
    '/document-driven',
    '/document-driven/introduction',
    '/guide/writing/document-driven',
    '(/api)/composables/use-document-driven',
    '(/api)/composables/use-content-helpers',
    '(/api)/composables/use-content-head',
  ],
  '/docs/getting-started/configuration': ['/api/configuration'],
  '/docs/collections/define': ['/guide/writing/content-directory', '/usage/content-directory'],
  '/docs/collections/types': ['/guide/displaying/typescript', '/usage/typescript'],
  '/docs/files/markdown': ['/guide/writing/markdown'],
  '/docs/files/markdown#component-syntax': ['/guide/writing/mdc'],
  '/docs/files/markdown#components': ['/guide/writing/vue-components'],
  '/docs/files/yaml': ['/guide/writing/yaml'],
  '/docs/files/json': ['/guide/writing/json'],
  '/docs/files/csv': ['/guide/writing/csv', '/writing/files'],
  '/docs/utils/query-collection': [
    '/guide/displaying/querying',
    '(/api)/components/content-list',
    '(/api)/components/content-query',
    '(/api)/composables/query-content',
  ],
  '/docs/utils/query-collection-navigation': [
    '/guide/displaying/navigation',
    '(/api)/components/content-navigation',
    '(/api)/composables/fetch-content-navigation',
  ],
  '/docs/components/content-renderer': [
    '/guide/displaying/rendering',
    '(/api)/components/content-doc',
    '(/api)/components/content-document',
    '(/api)/components/content-renderer',
  ],
  '/docs/components/slot': [
    '(/api)/components/markdown',
    '(/api)/components/content-slot',
    '/api/composables/unwrap',
    '/composables/use-unwrap',
  ],
  '/docs/components/prose': ['/api/components/prose'],
  '/docs/deploy/server': ['/guide/deploy/node-server'],
  '/docs/deploy/static': ['/guide/deploy/static-hosting'],
  '/docs/integrations/llms': ['/docs/advanced/llms'],
  '/docs/advanced/hooks': ['/recipes/hooks'],
  '/docs/advanced/raw-content': ['/guide/recipes/sitemap', '/recipes/sitemap'],
  '/templates': ['/examples/**', '/playground'],
  '/blog': ['/blog/announcing-v2'],
};

const OPTIONAL = '(/api)';

function expandOptional(path: string): string[] {
  if (!path.startsWith(OPTIONAL)) return [path];
  const rest = path.slice(OPTIONAL.length);
  return [rest, `/api${rest}`];
}

/** New paths by legacy path. */
export const redirects: Record<string, string> = Object.fromEntries(
  Object.entries(moved).flatMap(([target, paths]) => paths.flatMap(expandOptional).map((path) => [path, target])),
);
