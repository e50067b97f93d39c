import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_OUTPUTS } from '../../scripts/packed/ensure-installed.ts';
import { root } from '../../scripts/project.mjs';
import { writePages } from '../pages/generate-pages.ts';
import { addEditedFiles } from './edits.ts';

/** A site whose dev server is measured. */
export interface DevSite {
  name: string;
  folder: string;
  /** Path of the first page that is requested. */
  path: string;
}

/**
 * Copies the docs template twice, the second time with generated pages, into a folder where our packages are installed.
 */
export async function prepareSites(installed: string, pages: number): Promise<DevSite[]> {
  const docsFolder = copyTemplate(installed, 'bench-docs');
  const pagesFolder = copyTemplate(installed, 'bench-pages');
  const writtenPages = await writePages(join(pagesFolder, 'content', 'docs'), pages);
  // The template redirects /docs to its first section, so the generated page at /docs is removed.
  rmSync(join(pagesFolder, 'content', 'docs', 'index.md'));
  const { path = '' } = writtenPages.at(-1) ?? {};
  return [
    { name: 'docs template', folder: docsFolder, path: '/docs/start' },
    { name: `${pages} pages`, folder: pagesFolder, path: `/docs/${path}` },
  ];
}

function copyTemplate(installed: string, name: string): string {
  const folder = join(installed, name);
  rmSync(folder, { recursive: true, force: true });
  const template = join(root, 'templates', 'docs');
  cpSync(template, folder, {
    recursive: true,
    filter: (file) => file === template || ![...BUILD_OUTPUTS, 'tests'].includes(file.slice(template.length + 1)),
  });
  addEditedFiles(folder);
  return folder;
}

/** Removes the caches of earlier runs of the dev server. */
export function removeCaches({ folder }: DevSite): void {
  for (const name of ['.recto', '.nitro', 'node_modules']) rmSync(join(folder, name), { recursive: true, force: true });
}
