import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { createWorkerPool } from './worker-pool.ts';

const input = { file: 'a.md', base: undefined, owners: [], text: '# A' };

test.for([
  ['exits', 'setTimeout(() => process.exit(3), 0)', 'A worker of the build exited with code 3.'],
  ['throws an uncaught error', 'setTimeout(() => { throw new Error("late") }, 0)', 'late'],
  ['cannot load its configuration', 'throw new Error("broken")', 'broken'],
] as const)('a worker that %s fails the files that wait for it, and later files', async ([, code, message]) => {
  const folder = makeFolder();
  // The configuration keeps loading until the worker has exited.
  writeFiles(folder, { 'config.mjs': `${code};\nawait new Promise(() => {});\nexport default {};` });
  const pool = createWorkerPool(join(folder, 'config.mjs'), { size: 1 });
  onTestFinished(async () => {
    await pool.close();
  });
  const waiting = await Promise.allSettled([pool.run(input), pool.run(input)]);
  expect(waiting.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : ''))).toEqual([
    message,
    message,
  ]);
  await expect(pool.run(input)).rejects.toThrow(message);
});
