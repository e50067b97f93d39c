/** npm run bench:engine: measures the content engine. Arguments are passed on: `-- --pages 1000`. */
import { join } from 'node:path';
import process from 'node:process';
import { pinnedNode, root } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  runInTerminal(pinnedNode(), [join(root, 'bench', 'engine', 'bench.ts'), ...process.argv.slice(2)], { cwd: root });
});
