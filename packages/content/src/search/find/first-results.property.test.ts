import * as fc from 'fast-check';
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildSearchParts } from '../parts/build-search-parts.ts';
import { indexPage } from '../parts/indexed-page.ts';
import { createSearcher } from './create-searcher.ts';
import type { SearchResult } from './create-searcher.ts';

const words = fc.array(fc.constantFrom('red', 'green', 'blue', 'redGreen', 'filler'), { minLength: 1, maxLength: 8 });

test('results that are passed on first are the first of all results', async () => {
  let passedOn = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ title: words, content: words }), { minLength: 5, maxLength: 20 }),
      words,
      async (pages, query) => {
        const indexed = pages.map(({ title, content }, index) =>
          indexPage(
            [{ id: `/en/${index}`, title: title.join(' '), titles: [], content: content.join(' '), level: 1 }],
            'en',
          ),
        );
        const { root, files } = await buildSearchParts([{ collection: 'docs', pages: indexed }], 'en', {
          hash: (text) => hash('sha256', text),
        });
        const source = {
          root: async () => ({ ...root, version: '1', translated: '' }),
          part: async (_: string, name: string) => files.get(name) ?? '',
        };
        const first: SearchResult[] = [];
        const { results } = await createSearcher({ source, locale: 'en', fallback: 'en' }).search(query.join(' '), {
          onFirst: (response) => void first.push(...response.results),
        });
        passedOn += first.length;
        expect(first).toEqual(results.slice(0, first.length));
      },
    ),
  );
  expect(passedOn).toBeGreaterThan(0);
});
