import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listTemplates } from './list-templates.ts';
import { publishedName, readTemplateFiles } from './template-files.ts';

/** Copies all templates into the folder that is published with the package. Returns the paths of the copied files. */
export function copyTemplates(from: string, to: string): string[] {
  return listTemplates(from).flatMap((template) =>
    [...readTemplateFiles(template.folder)].map(([name, data]) => {
      const published = `${template.name}/${publishedName(name)}`;
      mkdirSync(dirname(join(to, published)), { recursive: true });
      writeFileSync(join(to, published), data);
      return published;
    }),
  );
}
