/**
 * npm run bench:import: imports sites, builds them and counts the words that were lost. Arguments are passed on:
 * `npm run bench:import -- vitepress=../vitepress`.
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
  runInTerminal(pinnedNode(), [join(root, 'bench', 'import', 'bench.ts'), ...process.argv.slice(2)], { cwd: root });
});
