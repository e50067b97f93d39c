/** npm run bench:engine: what the content engine costs. Arguments go on: `npm run bench:engine -- --pages 1000`. */
import { join } from 'node:path';
import process from 'node:process';
import { pinnedNode, root } from './project.mjs';
import { handOver } from './run.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  handOver(pinnedNode(), [join(root, 'bench', 'engine', 'bench.ts'), ...process.argv.slice(2)], { cwd: root });
});
