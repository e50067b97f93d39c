import { defineCollection, defineContent } from '@recto/content';
import { buildContent } from '@recto/content/node';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findIcons } from './find-icons.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-icons-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('finds icons in fields, lists and components of every row, but not in text', async () => {
  const content = join(folder, 'content');
  mkdirSync(content);
  const page = (name: string, field: string, body: string): void => {
    writeFileSync(join(content, `${name}.md`), `---\ntitle: ${name}\n${field}\n---\n${body}`);
  };
  page('a', 'icon: lucide:menu', 'Text with lucide:house in it.');
  page('b', 'icons: [lucide:x, other:y]', '::card{icon="lucide:star"}\n::');
  for (let count = 0; count < 450; count += 1) page(`many-${count}`, '', '');
  page('z', '', '::card{icon="lucide:moon"}\n::');
  const config = defineContent({
    locales: ['en'],
    collections: {
      pages: defineCollection({
        type: 'page',
        source: '**',
        schema: z.object({ icon: z.string().optional(), icons: z.array(z.string()).optional() }),
      }),
    },
  });
  const output = join(folder, 'content.sqlite');
  const { errors } = await buildContent({ config, root: content, output });
  expect(errors).toEqual([]);
  const icons = await findIcons(output, ['lucide']);
  expect([...icons.keys()].sort()).toEqual(['lucide:menu', 'lucide:moon', 'lucide:star', 'lucide:x']);
  expect(icons.get('lucide:menu')).toContain('a.md');
});
