/** npm run bench:search: measures the search. Arguments are passed on: `-- --pages 1000 --no-postgres`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pinnedNode, root } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { ensureDependencies, installFromDebian } from './setup.mjs';
import { ensureSite } from './site-build.mjs';
import { createSteps, main } from './steps.mjs';

/** Debian packages with documentation, whose pages are searched. */
const PACKAGES = ['postgresql-doc-15', 'python3.11-doc', 'git-doc'];

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  const needsPackages =
    !process.argv.includes('--no-postgres') && !PACKAGES.every((name) => existsSync(`/usr/share/doc/${name}`));
  // If they cannot be installed, the benchmark reports what is missing.
  if (needsPackages) {
    await step('Install documentation packages', async () =>
      (await installFromDebian(PACKAGES)) ? PACKAGES.join(', ') : 'not installed',
    );
  }
  // One measurement types into a page of the website.
  if (!process.argv.includes('--no-page')) await ensureSite(step);
  runInTerminal(pinnedNode(), [join(root, 'bench', 'search', 'bench.ts'), ...process.argv.slice(2)], { cwd: root });
});
