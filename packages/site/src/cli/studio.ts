import { misuse } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Run = (input: Input, terminal: Terminal) => Promise<number>;

/** Runs `recto user`, which the studio package implements, if the site has it. */
export async function runUser(input: Input, terminal: Terminal): Promise<number> {
  const { runUser: run } = (await importStudio('users', terminal.folder)) as { runUser: Run };
  return await run(input, terminal);
}

/** Runs `recto studio`, which the studio package implements, if the site has it. */
export async function runStudio(input: Input, terminal: Terminal): Promise<number> {
  const { runStudio: run } = (await importStudio('backup', terminal.folder)) as { runStudio: Run };
  return await run(input, terminal);
}

async function importStudio(part: string, folder: string): Promise<unknown> {
  let file: string;
  try {
    file = createRequire(join(folder, 'package.json')).resolve(`@recto/studio/${part}`);
  } catch {
    throw misuse('This site has no studio.', 'Install it with "npm install @recto/studio", and add it to "features".');
  }
  return await import(pathToFileURL(file).href);
}
