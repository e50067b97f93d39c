import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parseSearchPath } from '../../packages/content/src/search/search-urls.ts';
import { buildSearchParts } from '../../packages/content/src/search/parts/build-search-parts.ts';
import type { BuildPartsOptions } from '../../packages/content/src/search/parts/build-search-parts.ts';
import type { Corpus } from './corpus.ts';
import { indexPages } from './index-pages.ts';

const PARTS_OPTIONS: BuildPartsOptions = { hash: (text) => hash('sha256', text) };

const VERSION = '0123456789ab';

/** Replaces the search index of a page of the website with that of a corpus. */
export async function replaceIndex(page: Page, { sections }: Corpus): Promise<void> {
  const { root, files } = await buildSearchParts(
    [{ collection: 'docs', pages: indexPages(sections, 'en') }],
    'en',
    PARTS_OPTIONS,
  );
  await page.context().route('**/__recto_search/**', async (route) => {
    const { name } = parseSearchPath(new URL(route.request().url()).pathname) ?? {};
    if (name === undefined) await route.fulfill({ json: { ...root, version: VERSION, translated: '' } });
    else await route.fulfill({ body: files.get(name) ?? '', contentType: 'text/plain' });
  });
}
