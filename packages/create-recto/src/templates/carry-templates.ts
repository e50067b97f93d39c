import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listTemplates } from './list-templates.ts';
import { carriedName, readTemplateFiles } from './template-files.ts';

/** Copies all templates into the folder that is published with the package. Returns the paths of the copied files. */
export function carryTemplates(from: string, to: string): string[] {
  return listTemplates(from).flatMap((template) =>
    [...readTemplateFiles(template.folder)].map(([name, data]) => {
      const carried = `${template.name}/${carriedName(name)}`;
      mkdirSync(dirname(join(to, carried)), { recursive: true });
      writeFileSync(join(to, carried), data);
      return carried;
    }),
  );
}
