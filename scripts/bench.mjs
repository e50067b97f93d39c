/**
 * npm run bench: compares Recto with other site generators. Arguments are passed on:
 * `npm run bench -- --sizes 200 --systems recto,hugo`.
 */
import { join } from 'node:path';
import process from 'node:process';
import { pinnedNode, root } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  runInTerminal(pinnedNode(), [join(root, 'bench', 'peers', 'bench.ts'), ...process.argv.slice(2)], { cwd: root });
});
