import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { buildDatabase, buildOptions } from './build-database.ts';
import { resolveContentPaths } from './paths.ts';

const source = join(import.meta.dirname, '..', 'index.ts');

function configText(locale: string): string {
  return `
    import { defineCollection, defineContent } from '${source}';
    export default defineContent({
      locales: ['${locale}'],
      collections: { notes: defineCollection({ type: 'page', source: '*.md' }) },
    });`;
}

test('reads an edited configuration again', async () => {
  const root = makeFolder();
  const paths = resolveContentPaths({}, root);
  writeFiles(root, { 'content.config.ts': configText('en') });
  expect((await buildOptions(paths)).config.locales).toEqual(['en']);
  writeFiles(root, { 'content.config.ts': configText('ar') });
  utimesSync(paths.contentConfig, new Date(), new Date('2030-01-01'));
  expect((await buildOptions(paths)).config.locales).toEqual(['ar']);
});

test('reports a configuration without a default export', async () => {
  const root = makeFolder();
  writeFiles(root, { 'content.config.ts': 'export const config = {};' });
  await expect(buildOptions(resolveContentPaths({}, root))).rejects.toMatchObject({ code: 'config/default' });
});

test('reports all content errors as one error', async () => {
  const root = makeFolder();
  writeFiles(root, {
    'content.config.ts': configText('en'),
    'content/a.md': '---\ntitle: [\n---\n',
    'content/b.md': '---\ntitle: 7\n---\n',
  });
  await expect(buildDatabase(resolveContentPaths({}, root))).rejects.toThrow(
    /^2 error\(s\) in the content:[^]*a\.md:[^]*b\.md:/u,
  );
});
