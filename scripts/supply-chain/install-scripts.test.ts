import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';

interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      hasInstallScript?: boolean;
      resolved?: string;
      integrity?: string;
      link?: boolean;
      inBundle?: boolean;
    }
  >;
}
interface Manifest {
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = read('package-lock.json') as Lock;
const { devDependencies, allowScripts } = read('package.json') as Manifest;

test('SEC-16: no package runs code when it is installed, except the pinned Node', () => {
  const withScripts = Object.entries(packages).flatMap(([path, { version, hasInstallScript }]) =>
    hasInstallScript === true ? [`${path} ${version}`] : [],
  );
  expect(withScripts).toEqual([`node_modules/node ${devDependencies['node']}`]);
  expect(devDependencies['node']).toMatch(/^\d+\.\d+\.\d+$/u);
  expect(allowScripts).toEqual({ node: true });
});

test('SEC-16: every package comes from the registry and has a checksum', () => {
  // Bundled packages are in the archive of another.
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && link !== true && inBundle !== true,
  );
  expect(installed.length).toBeGreaterThan(500);
  // The lock file contains a URL only for packages that are not from the registry.
  const others = installed.flatMap(([path, { resolved, integrity = '' }]) =>
    resolved === undefined && integrity.startsWith('sha512-') ? [] : [path],
  );
  expect(others).toEqual([]);
});
