import { rawAddress } from '../../app/raw-address.ts';
import type { FileContext } from '../server.ts';
import { digest, noteRead } from './record-reads.ts';

/** Reads a file that the export has written already, by its address. */
export type ReadRawFile = (address: string) => Promise<string | undefined>;

let readRawFile: ReadRawFile | undefined;

/** From now on, the markdown versions of pages are read from files. */
export function useRawFiles(read: ReadRawFile): void {
  readRawFile = read;
}

/** Name of the read of a markdown version, by its address. */
export const RAW_READ = 'file:';

/**
 * Files with the text of many pages are made from the markdown versions that are there already: to render them again
 * takes longer than everything else.
 */
export function readFromRawFiles(context: FileContext): FileContext {
  const { site, readMarkdown } = context;
  return {
    ...context,
    async readMarkdown(path) {
      const address = rawAddress(path, site.base ?? '');
      const text = site.raw === false ? undefined : await readRawFile?.(address);
      if (text === undefined) return await readMarkdown(path);
      noteRead(RAW_READ + address, digest(text));
      return text;
    },
  };
}
