import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestSite } from '../../fixtures/build/test-site.ts';
import { writeFiles } from '../../fixtures/temp-folder.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';

// Threads are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const source = join(import.meta.dirname, '..', 'index.ts');
const recipe = readFileSync(
  join(import.meta.dirname, '..', '..', 'fixtures', 'grammars', 'recipe.tmLanguage.json'),
  'utf8',
);

/** A site whose configuration reads a grammar file, in every thread. */
function createSite() {
  const readNow = () => Promise.resolve({ default: JSON.parse(readFileSync(file, 'utf8')) as unknown });
  const config = defineContent({
    locales: ['en'],
    collections: { notes: defineCollection({ type: 'page', source: '*.md' }) },
    grammars: { recipe: readNow },
  });
  const workshop = createTestSite(config, {
    'a.md': '```recipe\nmix 2 g\n```\n',
    'b.md': '```recipe\nbake 20 min\n```\n',
  });
  const file = join(workshop.folder, 'recipe.json');
  const configFile = join(workshop.folder, 'content.config.ts');
  writeFiles(workshop.folder, {
    'recipe.json': recipe,
    'content.config.ts': `
      import { defineCollection, defineContent } from '${source}';
      import { readFileSync } from 'node:fs';
      export default defineContent({
        locales: ['en'],
        collections: { notes: defineCollection({ type: 'page', source: '*.md' }) },
        grammars: { recipe: async () => ({ default: JSON.parse(readFileSync('${file}', 'utf8')) }) },
      });`,
  });
  const bodies = async () => JSON.stringify((await workshop.rows('notes')).map(({ body }) => body));
  return {
    ...workshop,
    configFile,
    bodies,
    edit: (text: string) => {
      writeFiles(workshop.folder, { 'recipe.json': text });
    },
  };
}

test('threads highlight with the grammars of the configuration, and a changed grammar changes the rows', async () => {
  const { build, bodies, configFile, edit } = createSite();
  expect((await build({ configFile, threads: 2 })).errors).toEqual([]);
  expect(await bodies()).toContain('["span",{"class":"c-keyword"},"mix "],["span",{"class":"c-constant"},"2 g"]');
  edit(recipe.replace('keyword.control.recipe', 'string.recipe'));
  await build({ configFile, threads: 2 });
  expect(await bodies()).toContain('["span",{"class":"c-string"},"mix "]');
});

test('an invalid expression fails the build, and a grammar that was checked is not checked again', async () => {
  const { build, configFile, edit, folder } = createSite();
  await build({ configFile, threads: 0 });
  expect(readdirSync(join(folder, 'data', 'cache', 'grammars'))).toHaveLength(1);
  edit(recipe.replace('--.*$', '(--'));
  for (const options of [{ configFile, threads: 0 }, {}]) {
    await expect(build(options)).rejects.toMatchObject({
      code: 'grammar/expression',
      file: 'content.config.ts',
      message: expect.stringContaining('"repository.comment.match" of the grammar "recipe"') as unknown,
    });
  }
  expect(readdirSync(join(folder, 'data', 'cache', 'grammars'))).toHaveLength(1);
});
