/** npm run bench:dev: measures how fast `recto dev` starts and shows edits. Arguments are passed on: `-- --runs 1`. */
import { join } from 'node:path';
import process from 'node:process';
import { pinnedNode, root } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { ensureBrowser, ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  const browser = await ensureBrowser(step);
  runInTerminal(
    pinnedNode(),
    [join(root, 'bench', 'dev', 'bench.ts'), '--browser', browser, ...process.argv.slice(2)],
    {
      cwd: root,
    },
  );
});
