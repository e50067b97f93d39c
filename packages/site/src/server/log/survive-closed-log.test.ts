import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, 'survive-closed-log.ts')).href;

/** A process that logs its errors to a closed stream. Its exit code is the number of errors. */
const program = `
  import { surviveClosedLog } from ${JSON.stringify(module)};
  if (process.argv[1] === 'survive') surviveClosedLog();
  let errors = 0;
  process.on('uncaughtException', (error) => {
    errors += 1;
    if (errors === 50) process.exit(errors);
    process.stderr.write(String(error));
  });
  process.once('message', () => {
    process.stderr.write('A line that nobody reads.');
    setTimeout(() => process.exit(errors), 500);
  });
  process.send('ready');
`;

async function countErrors(mode: string): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, mode], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  await once(child, 'message');
  child.stderr?.destroy();
  child.send('write');
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

test('a closed log causes no error', async () => {
  // Without the function, each error causes the next one.
  expect(await countErrors('fail')).toBe(50);
  expect(await countErrors('survive')).toBe(0);
});
