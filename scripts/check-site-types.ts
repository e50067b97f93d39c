/**
 * Type-checks the sites that are named as arguments against the declarations of the packages, as a site outside of the
 * repository does. With the sources of the packages, each site would check all of them again.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stagePackages } from './packed/stage-packages.ts';
import { root } from './project.mjs';

const paths: Record<string, string[]> = {};
for (const { name, folder } of await stagePackages()) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string | { types: string }>;
  };
  for (const [entry, target] of Object.entries(exports)) {
    paths[join(name, entry)] = [join(folder, typeof target === 'string' ? target : target.types)];
  }
}

for (const site of process.argv.slice(2)) {
  const folder = join(root, '.cache', 'site-types', site);
  mkdirSync(folder, { recursive: true });
  const config = { extends: join(root, site, 'tsconfig.json'), compilerOptions: { paths } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', folder], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
