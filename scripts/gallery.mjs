/** npm run gallery: runs a dev server that shows every component in every state. */
import { join } from 'node:path';
import { pinnedNode, root } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { assertFree, readAddress } from './serve.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  const { port, host } = readAddress();
  await assertFree({ port, host });
  await ensureDependencies(step);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const address = ['--port', String(port), '--strictPort', ...(host === undefined ? [] : ['--host', host])];
  runInTerminal(pinnedNode(), [vite, 'dev', ...address], { cwd: join(root, 'packages', 'ui', 'gallery') });
});
