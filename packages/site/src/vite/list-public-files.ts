import { listFiles } from './list-files.ts';

/** Texts in the public folder, by their addresses: what a site would make by itself, it has there already. */
export function listPublicFiles(folder: string): string[] {
  if (folder === '') return [];
  return listFiles(folder)
    .filter((file) => /\.(?:txt|xml)$/u.test(file))
    .map((file) => `/${file}`);
}
