/** npm run bench:search: what a search costs. Arguments go on: `npm run bench:search -- --pages 1000 --no-postgres`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pinnedNode, root } from './project.mjs';
import { handOver, run } from './run.mjs';
import { ensureDependencies } from './setup.mjs';
import { ensureSite } from './site-build.mjs';
import { createSteps, main } from './steps.mjs';

const PACKAGES = ['postgresql-doc-15', 'python3.11-doc', 'git-doc'];

await main(async () => {
  const { step } = createSteps();
  await ensureDependencies(step);
  const isWanted =
    !process.argv.includes('--no-postgres') && !PACKAGES.every((name) => existsSync(`/usr/share/doc/${name}`));
  // Packages are root's to install; anybody else is told what is missing.
  if (isWanted && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Install real pages', async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive', PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
      const failure = [
        `${PACKAGES.join(' and ')} could not be installed.`,
        'Check the network, or leave them out with --no-postgres.',
      ];
      await run('apt-get', ['update', '-qq'], { cwd: root, env, failure });
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
        cwd: root,
        env,
        failure,
      });
      return PACKAGES.join(', ');
    });
  }
  // Letters are typed into a page of the website.
  if (!process.argv.includes('--no-page')) await ensureSite(step);
  handOver(pinnedNode(), [join(root, 'bench', 'search', 'bench.ts'), ...process.argv.slice(2)], { cwd: root });
});
