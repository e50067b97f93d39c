import { defineTool, z } from '@recto/site/server';
import { CATEGORIES } from './categories.ts';
import { startCommand } from './template.server.ts';
import { describeTemplates } from './templates-json.ts';

const input = z.strictObject({
  category: z.enum(CATEGORIES).optional().describe('Only templates of this kind'),
});

/** MCP tool that lists the templates, each with the command that creates a site from it. */
export default defineTool({
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
