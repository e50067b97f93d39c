import { ImportError, importSite, renderSummary } from '@recto/import';
import { ContentError } from '@recto/content';
import { misuse, print } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { resolve } from 'node:path';

/** Runs `recto import`: creates a site from the documentation of another tool. */
export async function runImport({ values, positionals }: Input, terminal: Terminal): Promise<number> {
  const [from, folder, ...others] = positionals;
  if (from === undefined || folder === undefined || others.length > 0) {
    throw misuse(
      'An import needs two arguments: the source, and the folder of the new site.',
      'Write "recto import ../old-docs new-docs", or use a Git URL as the source.',
    );
  }
  const text = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  try {
    const source = /^[\w.@-]+:/u.test(from) ? from : resolve(terminal.folder, from);
    const result = await importSite(source, resolve(terminal.folder, folder), {
      tool: text('tool'),
      folder: text('folder'),
      languages: text('languages')?.split(','),
    });
    const next = [`The site is in ${folder}. Next:`, `  cd ${folder} && npm install`, '  npm run dev'];
    print(terminal.out, [...renderSummary(result.entries, result), ...next].join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new ContentError(error.code, error.message, error.hint);
  }
}
