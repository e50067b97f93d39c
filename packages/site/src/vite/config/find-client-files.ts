import { ContentError } from '@recto/content';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { normalizePath, parseSync } from 'vite';
import { hasUseClient, isComponentName, listExports } from './use-client.ts';

/** Resolves an import of a module to a file. */
export type ResolveImport = (source: string, importer: string) => Promise<string | undefined>;

const CODE = /\.[cm]?[jt]sx?$/u;

/**
 * Finds the interactive components that static ones import, directly or through other modules. The keys are their names
 * in pages, which consist of file and export.
 */
export async function findClientFiles(
  root: string,
  files: readonly string[],
  resolve: ResolveImport,
): Promise<Record<string, string>> {
  const result: Record<string, string> = {};
  const seen = new Set<string>();
  const visit = async (file: string, importer: string | undefined): Promise<void> => {
    if (seen.has(file) || !CODE.test(file) || !existsSync(file)) return;
    seen.add(file);
    const isInstalled = file.includes('/node_modules/');
    const text = readFileSync(file, 'utf8');
    if (importer !== undefined && hasUseClient(text)) {
      if (isInstalled) throw packageClientError(nameIn(root, importer), file);
      for (const name of listExports(file, text).filter(isComponentName)) result[clientName(root, file, name)] = file;
      return;
    }
    // Modules of packages are not searched.
    if (isInstalled || !isBelow(root, file)) return;
    const { staticImports, staticExports } = parseSync(file, text).module;
    const again = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
    const sources = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...again];
    for (const source of new Set(sources)) {
      const id = await resolve(source, file);
      const [path = ''] = id?.split('?') ?? [];
      if (path !== '') await visit(normalizePath(path), file);
    }
  };
  for (const file of files) await visit(normalizePath(file), undefined);
  return result;
}

/** The name in pages of an interactive component inside a static one. Authors cannot write such a name in markdown. */
export function clientName(root: string, file: string, exported: string): string {
  return `${nameIn(root, file)}#${exported}`;
}

function nameIn(root: string, file: string): string {
  return normalizePath(relative(root, file));
}

function isBelow(root: string, file: string): boolean {
  return !nameIn(root, file).startsWith('..');
}

function packageClientError(importer: string, file: string): ContentError {
  const [, installed = file] = /.*\/node_modules\/(.*)/su.exec(file) ?? [];
  return new ContentError(
    'components/foreign-client',
    `The static component imports an interactive one from a package: ${installed}.`,
    "Export it again from a file of the site that begins with 'use client', and import that file.",
    { file: importer },
  );
}
