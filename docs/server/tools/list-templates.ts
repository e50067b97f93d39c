import { defineTool } from '@recto/site/server';
import { z } from 'zod';
import { CATEGORIES } from '../../app/gallery/kinds.ts';
import type contentConfig from '../../content.config.ts';
import { describeTemplates } from '../files/templates-json.ts';
import { startCommand } from '../loaders/template.ts';

const input = z.strictObject({
  category: z.enum(CATEGORIES).optional().describe('Only templates of this kind'),
});

/** The gallery for agents: what a site can begin with, and the command that does it. */
export const listTemplates = defineTool<typeof input, typeof contentConfig>({
  title: 'List templates',
  description: 'Lists the templates that a new Recto site can begin with, with the command that starts one.',
  input,
  async run({ category }, context) {
    const all = await describeTemplates(context);
    const templates = all.filter((template) => category === undefined || template.category === category);
    return {
      templates: templates.map(({ slug, title, description, category: kind, licenseType, page, demo, source }) => ({
        slug,
        title,
        description,
        category: kind,
        licenseType,
        page,
        demo,
        source,
        command: startCommand(slug),
      })),
    };
  },
});
