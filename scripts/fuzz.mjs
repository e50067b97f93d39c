/**
 * npm run fuzz: checks generated inputs for an hour, or `-- --minutes N`. Call it again to continue a run that was
 * stopped. `-- --campaign NAME --seed N --path P` repeats a failure.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pinnedNode, root } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { ensureDependencies } from './setup.mjs';
import { createSteps, main } from './steps.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    campaign: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  if (values.fresh) rmSync(join(root, '.cache', 'fuzz'), { recursive: true, force: true });
  const { minutes, campaign, seed, path } = values;
  const options = { MINUTES: minutes, CAMPAIGN: campaign, SEED: seed, PATH: path };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  runInTerminal(
    pinnedNode(),
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      join('scripts', 'fuzz', 'vitest.config.ts'),
      '--disable-console-intercept',
    ],
    { cwd: root, env: Object.fromEntries(given.map(([name, value]) => [`RECTO_FUZZ_${name}`, value])) },
  );
});
