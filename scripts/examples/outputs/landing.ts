import { check, configOf } from './output.ts';
import type { Outputs } from './output.ts';

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\n`;

export const landingOutputs: Outputs = {
  'index.md': [
    {
      files: {
        ...configOf("docs: defineCollection({ type: 'page', source: 'docs/**' })", "['en', 'fr']"),
        'content/en/docs/1.start.md': page('Start'),
        'content/en/docs/2.setup.md': `${page('Set-up')}\n[Install it](/en/docs/instal)\n`,
        'content/fr/docs/2.setup.md': page('Installation'),
        'content/fr/docs/1.start.md': page('Début', 'sourceHash: "0123456789abcdef"\n'),
      },
      run: check,
    },
  ],
};
