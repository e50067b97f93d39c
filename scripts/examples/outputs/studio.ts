import { configOf } from './output.ts';
import type { Outputs } from './output.ts';

/** Outputs in the pages of the section "Studio". */
export const studioOutputs: Outputs = {
  'docs/9.studio/6.content-editors.md': [
    {
      files: {
        ...configOf(
          "blog: defineCollection({ type: 'page', source: 'blog/*', schema: z.object({ category: z.enum(['news', 'guide']) }) })",
        ),
        'content/blog/hello.md': '---\ntitle: Hello\ndescription: A post.\ncategory: new\n---\n',
      },
    },
  ],
};
