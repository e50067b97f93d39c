import { compileBody } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import type { Outputs } from './output.ts';

/** Outputs in the pages of the section "Components". */
export const componentsOutputs: Outputs = {
  'docs/5.components/3.prose.md': [
    {
      run: async (_site, { fences }) => {
        const markdown = fences[fences.findIndex(({ language }) => language === 'html') - 1]?.code ?? '';
        const { body } = await parseMarkdown(markdown, 'example.md');
        const [html] = compileBody(body.nodes, { interactive: {}, trees: {} });
        return html;
      },
    },
  ],
};
