import { check, configOf } from './output.ts';
import type { Outputs } from './output.ts';

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\n`;

/** Outputs in the home page. */
export const landingOutputs: Outputs = {
  'index.md': [
    {
      files: {
        ...configOf("docs: defineCollection({ type: 'page', source: 'docs/**' })", "['en', 'fr']"),
        'content/en/docs/1.start.md': page('Start'),
        'content/en/docs/2.setup.md': `${page('Set-up')}\n[Start](/en/docs/1.start)\n`,
        'content/fr/docs/2.setup.md': page('Installation'),
        'content/fr/docs/1.start.md': page('Début', 'sourceHash: "0123456789abcdef"\n'),
      },
      // The page shows two kinds of errors. The third, missing descriptions, is removed here: adding descriptions to
      // the files would change the hash in all languages.
      run: async (site) => {
        const problems = (await check(site)).split('\n\n');
        return problems.filter((problem) => !problem.includes('has no description')).join('\n\n');
      },
    },
  ],
};
