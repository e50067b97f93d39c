import { createContent } from '@recto/content';
import { openSqlite } from '@recto/content/node';
import { join } from 'node:path';
import { afterBuild, configOf, errorMessage } from './output.ts';
import type { Outputs } from './output.ts';
import { siteFiles } from '../projects.ts';
import { contentBelow } from './example-content.ts';

const DOCS_COLLECTION_START = "docs: defineCollection({ type: 'page', source: ";

/** Outputs in the pages of the section "Collections". */
export const collectionsOutputs: Outputs = {
  'docs/2.collections/1.define.md': [
    {
      files: {
        'recto.config.ts': siteFiles['recto.config.ts'] ?? '',
        'content/docs/1.setup.md': '# Setup',
        'content/docs/2.Setup.md': '# Setup',
      },
    },
  ],
  'docs/2.collections/2.types.md': [
    {
      files: contentBelow('team'),
      run: afterBuild(async ({ folder }) => {
        const store = openSqlite(join(folder, '.recto/content.sqlite'));
        const message = await errorMessage(() =>
          createContent(store)
            .query('team')
            .order('nmae' as never, 'ASC')
            .all(),
        );
        await store.close();
        return message;
      }),
    },
    { files: { ...configOf(`${DOCS_COLLECTION_START}'**' })`), 'content/prices.csv': 'item,price\ntea,2\n' } },
  ],
  'docs/2.collections/3.sources.md': [
    { files: configOf(`${DOCS_COLLECTION_START}{ include: '**', cwd: 'handbok' } })`) },
    { files: configOf(`${DOCS_COLLECTION_START}{ repository: 'github.com/recto-project/recto', include: '**' } })`) },
    { files: { 'content/docs/notes.txt': 'Notes.' } },
  ],
  'docs/2.collections/4.validators.md': [
    {
      files: {
        ...configOf("blog: defineCollection({ type: 'page', source: 'blog/*', schema: z.strictObject({}) })"),
        'content/blog/hello.md': '---\ntitle: Hello\ndat: 2026-01-15\n---\n',
      },
    },
  ],
};
