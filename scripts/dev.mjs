/** npm run dev: runs the dev server of the website. */
import { join } from 'node:path';
import { docs, pinnedNode, root } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { assertFree, readAddress } from './serve.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  const address = readAddress();
  await assertFree(address);
  await ensureDependencies(step);
  const recto = join(root, 'packages', 'site', 'bin', 'recto.mjs');
  const host = address.host === undefined ? [] : ['--host', address.host];
  runInTerminal(pinnedNode(), [recto, 'dev', '--port', String(address.port), ...host], { cwd: docs });
});
