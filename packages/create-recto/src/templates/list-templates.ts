import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateLanguages } from '../configs/render-config.ts';
import type { LanguageCodes } from '../configs/template-config.ts';

/** A complete site to start from. */
export interface Template {
  /** Folder name, which is also the value of `--template`. */
  name: string;
  /** Description from its package.json. */
  description: string;
  /** Absolute path of its folder. */
  folder: string;
  /** Languages of its content, default language first. */
  languages: LanguageCodes;
}

/** The default template, first in the list. */
export const DEFAULT_TEMPLATE = 'minimal';

/**
 * Returns the folder of the templates: in this package when it is published, otherwise at the root of the repository.
 */
function templatesFolder(): string {
  const [published, inRepository] = ['../../templates', '../../../../templates'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  ) as [string, string];
  return existsSync(published) ? published : inRepository;
}

/** Lists the templates in a folder. */
export function listTemplates(root: string = templatesFolder()): Template[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map(({ name }) => readTemplate(name, join(root, name)))
    .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));
}

function readTemplate(name: string, folder: string): Template {
  const { description = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    description?: string;
  };
  return { name, description, folder, languages: templateLanguages(name) };
}

function sortKey({ name }: Template): string {
  return name === DEFAULT_TEMPLATE ? '' : name;
}
