import { misuse } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface UserModule {
  runUser: (input: Input, terminal: Terminal) => Promise<number>;
}

/** Runs `recto user`, which the studio package implements, if the site has it. */
export async function runUser(input: Input, terminal: Terminal): Promise<number> {
  const { runUser: run } = (await import(findStudio(terminal.folder))) as UserModule;
  return await run(input, terminal);
}

function findStudio(folder: string): string {
  try {
    return pathToFileURL(createRequire(join(folder, 'package.json')).resolve('@recto/studio/users')).href;
  } catch {
    throw misuse('This site has no studio.', 'Install it with "npm install @recto/studio", and add it to "features".');
  }
}
