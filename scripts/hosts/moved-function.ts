import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { pinnedNode } from '../project.mjs';
import { run } from '../run.mjs';

interface FunctionAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface AskedFunction {
  /** What the module says of itself to its host. */
  config?: Record<string, unknown>;
  answers: [FunctionAnswer, ...FunctionAnswer[]];
}

/** Puts the folder of a function where nothing of the repository can be seen, as a host does, and asks it for paths. */
export async function askFunction(folder: string, entry: string, paths: readonly string[]): Promise<AskedFunction> {
  const place = mkdtempSync(join(tmpdir(), 'recto-function-'));
  onTestFinished(() => {
    rmSync(place, { recursive: true, force: true });
  });
  cpSync(folder, place, { recursive: true });
  const output = await run(
    pinnedNode(),
    [join(import.meta.dirname, 'ask-function.mjs'), join(place, entry), ...paths],
    {
      cwd: place,
      env: { NODE_ENV: 'production', VITEST: '' },
      failure: ['The function fails.', 'The lines above say why.'],
    },
  );
  return JSON.parse(output.slice(output.lastIndexOf('\n'))) as AskedFunction;
}
