/** npm run dev: the site while it is written. */
import { join } from 'node:path';
import { docs, pinnedNode, root } from './project.mjs';
import { handOver } from './run.mjs';
import { assertFree, readAddress } from './serve.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  const address = readAddress();
  await assertFree(address);
  await ensureDependencies(step);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  handOver(
    pinnedNode(),
    [
      vite,
      'dev',
      '--port',
      String(address.port),
      '--strictPort',
      ...(address.host === undefined ? [] : ['--host', address.host]),
    ],
    { cwd: docs },
  );
});
