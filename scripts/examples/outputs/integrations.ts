import { post } from './advanced.ts';
import { afterBuild, check, configOf } from './output.ts';
import type { Outputs } from './output.ts';

const page = (title: string): string => `---\ntitle: ${title}\ndescription: A page.\n---\n`;

/** Originals of the translation that the page shows. */
const originals = { 'content/en/docs/1.start.md': page('Start'), 'content/en/docs/2.setup.md': page('Set-up') };

/** Outputs in the pages of the section "Integrations". */
export const integrationsOutputs: Outputs = {
  'docs/7.integrations/1.i18n.md': [
    { files: originals, state: 1, run: check },
    { files: { ...originals, 'content/fr/docs/9.lost.md': page('Perdue') }, run: check },
  ],
  'docs/7.integrations/3.mcp.md': [
    {
      files: {
        ...configOf("docs: defineCollection({ type: 'page', source: 'docs/**' })", "['en', 'fr']"),
        'content/en/docs/files/markdown.md': page('Markdown'),
        'content/en/docs/files/yaml.md': page('YAML'),
      },
      run: afterBuild(async (site) => await post(site, site.read('query.json'))),
    },
  ],
};
