/** npm run pack: writes the packages as tarballs that can be published or installed. */
import { join } from 'node:path';
import { pinnedNode, root } from './project.mjs';
import { run } from './run.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  let files = '';
  await step('Pack the packages', async () => {
    files = await run(pinnedNode(), [join(root, 'scripts', 'packed', 'pack.ts')], {
      cwd: root,
      failure: ['The packages could not be packed.', 'See the output above.'],
    });
  });
  process.stdout.write(`\n${files}`);
});
