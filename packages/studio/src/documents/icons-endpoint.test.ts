import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';

test('searches icons for readers', async () => {
  const { as, origin } = await startFileStudio({
    files: { 'content/en/index.md': '# A\n' },
    searchIcons: async (query, limit) => [`test:${query}`, `limit:${limit}`],
  });
  const reader = await as('reader');
  const response = await reader.get('/__recto_studio/icons?query=dot');
  expect(await response.json()).toEqual({ icons: ['test:dot', 'limit:50'] });
  expect((await reader.get(`/__recto_studio/icons?query=${'x'.repeat(101)}`)).status).toBe(400);
  expect((await fetch(`${origin}/__recto_studio/icons?query=dot`)).status).toBe(401);
});
