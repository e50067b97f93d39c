import { rawPath } from '../../app/raw-path.ts';
import type { FileContext } from '../server.ts';
import { digest, recordRead } from './record-reads.ts';

/** Reads a file that the export has already written, by its path. */
export type ReadRawFile = (address: string) => Promise<string | undefined>;

let readRawFile: ReadRawFile | undefined;

/** Sets the function with which markdown versions are read from files. */
export function setRawFileReader(read: ReadRawFile): void {
  readRawFile = read;
}

/** Prefix of the key of a read of a markdown version; its path follows. */
export const RAW_READ_PREFIX = 'file:';

/**
 * Reads the markdown versions of pages from files that have already been written. Files with the text of many pages,
 * such as `llms-full.txt`, need them, and to render them again would take longer than everything else.
 */
export function withRawFiles(context: FileContext): FileContext {
  const { site, readMarkdown } = context;
  return {
    ...context,
    async readMarkdown(path) {
      const address = rawPath(path, site.base ?? '');
      const text = site.raw === false ? undefined : await readRawFile?.(address);
      if (text === undefined) return await readMarkdown(path);
      recordRead(RAW_READ_PREFIX + address, digest(text));
      return text;
    },
  };
}
