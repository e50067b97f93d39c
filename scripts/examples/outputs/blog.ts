import { post } from './advanced.ts';
import { afterBuild, check, configOf } from './output.ts';
import type { Outputs } from './output.ts';

const UNION = 'SELECT "title" FROM _content_docs UNION SELECT 1';

/** Outputs in blog posts. */
export const blogOutputs: Outputs = {
  'blog/4.a-statement-is-never-run.md': [
    { run: afterBuild(async (site) => await post(site, JSON.stringify({ sql: UNION }))) },
  ],
  'blog/5.fifty-four-languages.md': [
    {
      files: {
        ...configOf("docs: defineCollection({ type: 'page', source: 'docs/**' })", "['en', 'fr']"),
        'content/en/docs/1.start.md': '---\ntitle: Start\n---\n',
        'content/fr/docs/1.start.md': '---\ntitle: Début\nsourceHash: "0123456789abcdef"\n---\n',
      },
      run: check,
    },
  ],
};
