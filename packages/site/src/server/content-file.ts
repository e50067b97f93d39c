import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const CONTENT_FILE = 'content.sqlite';

/** The database lies beside the server's code; bundlers choose how deep below it a module lands. */
export function findContentFile(from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, CONTENT_FILE);
    if (existsSync(file)) return file;
  }
  throw new Error(`${CONTENT_FILE} is missing beside the server. Build the site again with "npm run build".`);
}
