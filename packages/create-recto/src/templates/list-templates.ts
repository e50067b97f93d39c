import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateLanguages } from '../configs/render-config.ts';
import type { Codes } from '../configs/template-config.ts';

/** A whole site to begin with. */
export interface Template {
  name: string;
  description: string;
  folder: string;
  /** What its content is written in, the default language first. */
  languages: Codes;
}

/** Taken where none is chosen, and first in the list. */
export const USUAL_TEMPLATE = 'minimal';

/** Beside the code when it is published, at the root of the repository otherwise. */
function templatesFolder(): string {
  const [carried, ours] = ['../../templates', '../../../../templates'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  ) as [string, string];
  return existsSync(carried) ? carried : ours;
}

/** Every template in a folder. */
export function listTemplates(root: string = templatesFolder()): Template[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map(({ name }) => readTemplate(name, join(root, name)))
    .toSorted((a, b) => order(a).localeCompare(order(b)));
}

function readTemplate(name: string, folder: string): Template {
  const { description = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    description?: string;
  };
  return { name, description, folder, languages: templateLanguages(name) };
}

function order({ name }: Template): string {
  return name === USUAL_TEMPLATE ? '' : name;
}
