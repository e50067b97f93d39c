import type { ContentError } from '@recto/content';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { missingExport } from '../../config/missing-export.ts';
import type { PageExport } from '../../config/missing-export.ts';
import { referenceOf } from '../../config/part.ts';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { listExports } from './use-client.ts';

const KINDS = ['screen', 'layout', 'server'] as const satisfies readonly PageExport[];

/** Throws if a file of a page does not have the required exports. The bundler does not report this. */
export function assertExports({ pages }: Pick<SiteDefinition, 'pages'>, root: string): void {
  for (const page of pages) {
    for (const kind of KINDS) {
      const file = referenceOf(page[kind]);
      const error = file === undefined ? undefined : findError(kind, file, relative(root, file));
      if (error) throw error;
    }
  }
}

/** Finds a missing export. Files of packages are not checked. */
function findError(kind: PageExport, file: string, relativePath: string): ContentError | undefined {
  if (!/\.[cm]?[jt]sx?$/u.test(file) || /^\.\.|node_modules/u.test(relativePath) || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  // Exports of another file are known only to the bundler.
  if (/\bexport\s*\*/u.test(text)) return undefined;
  const exported = listExports(file, text);
  // A file with a syntax error has no exports; the bundler reports the position.
  return exported.length === 0 && text.includes('export') ? undefined : missingExport(kind, exported, relativePath);
}
