import { expect, test } from 'vitest';
import { redirects } from './redirects.ts';

/** The legacy paths that have to be redirected. */
const promised = `
  /get-started /get-started/from-v1 /get-started/edge-channel
  /guide/writing/markdown /guide/writing/mdc /guide/writing/json /guide/writing/yaml /guide/writing/vue-components
  /guide/writing/content-directory /guide/writing/csv /guide/writing/document-driven
  /guide/displaying/rendering /guide/displaying/querying /guide/displaying/navigation /guide/displaying/typescript
  /guide/deploy/node-server /guide/deploy/static-hosting
  /guide/recipes/sitemap /guide/migration/from-v1 /guide/migration/edge-channel
  /api/components/prose /api/configuration
  /api/components/content-doc /api/components/content-document /api/components/content-list
  /api/components/content-renderer /api/components/content-navigation /api/components/content-query
  /api/components/markdown /api/components/content-slot
  /components/content-doc /components/content-document /components/content-list
  /components/content-renderer /components/content-navigation /components/content-query
  /components/markdown /components/content-slot
  /api/composables/query-content /api/composables/fetch-content-navigation /api/composables/use-document-driven
  /api/composables/use-content-helpers /api/composables/use-content-head /api/composables/unwrap
  /composables/query-content /composables/fetch-content-navigation /composables/use-document-driven
  /composables/use-content-helpers /composables/use-content-head /composables/use-unwrap
  /recipes/hooks /recipes/sitemap /docs/advanced/llms
  /usage/content-directory /usage/typescript /writing/files
  /document-driven /document-driven/introduction
  /content-v1 /v1 /v1/getting-started/introduction
  /examples/** /playground /blog/announcing-v2
`
  .trim()
  .split(/\s+/u);

test('redirects every legacy path, and otherwise only the root of the documentation', () => {
  expect(Object.keys(redirects).sort()).toEqual([...promised, '/docs'].sort());
});

test('no redirect points to another redirect', () => {
  const targets = Object.values(redirects).map((target) => target.split('#')[0]);
  expect(targets.filter((target) => target !== undefined && Object.hasOwn(redirects, target))).toEqual([]);
});

test.for([
  ['/get-started', '/docs/getting-started/installation'],
  ['/guide/writing/mdc', '/docs/files/markdown#component-syntax'],
  ['/guide/writing/vue-components', '/docs/files/markdown#components'],
  ['/api/composables/use-content-head', '/docs/getting-started/migration'],
  ['/components/content-document', '/docs/components/content-renderer'],
  ['/components/content-list', '/docs/utils/query-collection'],
  ['/api/components/content-navigation', '/docs/utils/query-collection-navigation'],
  ['/composables/use-unwrap', '/docs/components/slot'],
  ['/guide/recipes/sitemap', '/docs/advanced/raw-content'],
  ['/examples/**', '/templates'],
  ['/blog/announcing-v2', '/blog'],
] as const)('redirects %s to %s', ([path, redirect]) => {
  expect(redirects[path]).toBe(redirect);
});
