/** npm run load: measures the website under load. Arguments are passed on: `-- --soak 10`. */
import { join } from 'node:path';
import process from 'node:process';
import { ensureLoadSite } from './e2e/load-site.mjs';
import { pinnedNode, root } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  const output = await ensureLoadSite(step);
  const bench = join(root, 'bench', 'load', 'bench.ts');
  runInTerminal(pinnedNode(), [bench, '--build', output, ...process.argv.slice(2)], { cwd: root });
});
