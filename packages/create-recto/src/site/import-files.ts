import { ImportError, convertSite, renderSummary, withoutCredentials } from '@recto/import';
import { Buffer } from 'node:buffer';
import { resolve } from 'node:path';
import { CreateError } from '../errors.ts';
import type { SiteFiles } from '../templates/template-files.ts';

/** Imports a site from another tool. Returns its files, the lines of a summary, and the source without credentials. */
export async function importFiles(
  from: string,
  currentFolder: string,
  languages: readonly string[] | undefined,
): Promise<{ files: SiteFiles; summary: string[]; safeSource: string }> {
  try {
    const source = /^[\w.@-]+:/u.test(from) ? from : resolve(currentFolder, from);
    const { files, ...result } = await convertSite(source, { languages });
    const buffers = [...files].map(([path, data]) => [path, Buffer.from(data)] as const);
    return {
      files: new Map(buffers),
      summary: renderSummary(result.entries, result),
      safeSource: withoutCredentials(from),
    };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new CreateError(error.message, error.hint);
  }
}
