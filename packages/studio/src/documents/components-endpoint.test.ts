import type { ComponentDescription } from '@recto/content';
import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';

test('returns the components of the site to readers', async () => {
  const { as, origin } = await startFileStudio({ files: { 'content/en/index.md': '# A\n' } });
  const reader = await as('reader');
  const response = await reader.get('/__recto_studio/components');
  const { components } = (await response.json()) as { components: ComponentDescription[] };
  expect(components.find(({ name }) => name === 'card')).toMatchObject({
    props: { properties: { title: { type: 'string' } }, required: ['title'] },
    slots: [{ name: 'title' }],
  });
  expect((await fetch(`${origin}/__recto_studio/components`)).status).toBe(401);
});
