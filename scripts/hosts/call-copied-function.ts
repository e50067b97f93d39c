import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { pinnedNode } from '../project.mjs';
import { run } from '../run.mjs';

interface FunctionResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The result of calling a function. */
export interface FunctionResult {
  /** The configuration that the module exports for its host. */
  config?: Record<string, unknown>;
  responses: [FunctionResponse, ...FunctionResponse[]];
}

/** Copies a function to a folder outside of the repository, like a host, and requests paths from it. */
export async function callCopiedFunction(
  folder: string,
  entry: string,
  paths: readonly string[],
): Promise<FunctionResult> {
  const copy = mkdtempSync(join(tmpdir(), 'recto-function-'));
  onTestFinished(() => {
    rmSync(copy, { recursive: true, force: true });
  });
  cpSync(folder, copy, { recursive: true });
  const output = await run(
    pinnedNode(),
    [join(import.meta.dirname, 'call-function.mjs'), join(copy, entry), ...paths],
    {
      cwd: copy,
      env: { NODE_ENV: 'production', VITEST: '' },
      failure: ['The function failed.', 'See the output above.'],
    },
  );
  return JSON.parse(output.slice(output.lastIndexOf('\n'))) as FunctionResult;
}
