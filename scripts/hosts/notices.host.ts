import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SITES, outputOf } from './builds.mjs';

const NAME = 'THIRD-PARTY-NOTICES.txt';
/** Folders of each build: with all notices, with the notices of client code, and of the server. */
const HOSTS = [
  { preset: 'node', all: 'app', files: 'app/public', server: 'app/server' },
  { preset: 'bun', all: 'app', files: 'app/public', server: 'app/server' },
  { preset: 'static', all: '', files: 'public', server: undefined },
  { preset: 'cloudflare', all: '', files: 'public', server: undefined },
  { preset: 'vercel', all: 'functions/__server.func', files: 'static', server: 'functions/__server.func' },
  { preset: 'netlify', all: 'server', files: 'public', server: 'server' },
] as const;

describe.for(SITES)('$name', (site) => {
  test.for(HOSTS)(
    'SEC-16: a build for $preset has the licenses of all its packages',
    ({ preset, all, files, server }) => {
      const output = outputOf(site, preset);
      const packagesIn = (file: string): string[] =>
        [...readFileSync(join(output, file, NAME), 'utf8').matchAll(/^-{80}\n(\S+) \d/gmu)].map(
          ([, name = '']) => name,
        );
      const inBrowsers = packagesIn(files);
      expect(inBrowsers).toEqual(expect.arrayContaining(['@iconify-json/lucide', 'react', 'react-dom', 'tailwindcss']));
      expect(inBrowsers).not.toContain('h3');
      const inAll = packagesIn(all);
      expect(inAll).toEqual(expect.arrayContaining(inBrowsers));
      expect(inAll.includes('h3')).toBe(server !== undefined);
      expect(readFileSync(join(output, all, NAME), 'utf8')).toContain('Copyright (c) Meta Platforms, Inc.');
    },
  );

  test.for(HOSTS)(
    'SEC-16: the bill of materials of a build for $preset has the packages of the notices and of the output',
    ({ preset, all, files, server }) => {
      const output = outputOf(site, preset);
      const sbom = JSON.parse(readFileSync(join(output, all, 'sbom.cdx.json'), 'utf8')) as {
        components: { group?: string; name: string; version: string }[];
      };
      const listed = sbom.components.map(
        ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name} ${version}`,
      );
      const notices = [...readFileSync(join(output, all, NAME), 'utf8').matchAll(/^-{80}\n(\S+ \d\S*)$/gmu)];
      // Folders with their own license are not packages.
      const packages = notices.map(([, title = '']) => title).filter((title) => /^(?:@[^/]+\/)?[^/]+ /u.test(title));
      expect(listed.toSorted()).toEqual(packages.toSorted());
      const copied =
        server === undefined ? [] : globSync('**/node_modules/**/package.json', { cwd: join(output, server) });
      const manifests = copied.map(
        (file) =>
          JSON.parse(readFileSync(join(output, server ?? '', file), 'utf8')) as { name?: string; version?: string },
      );
      const installed = manifests.flatMap(({ name, version }) => (name && version ? [`${name} ${version}`] : []));
      expect(listed).toEqual(expect.arrayContaining(installed));
      expect(existsSync(join(output, files, 'sbom.cdx.json'))).toBe(false);
    },
  );

  test.for(HOSTS)(
    'SEC-16: a build for $preset has no database driver that the site does not use',
    ({ preset, server }) => {
      const folder = join(outputOf(site, preset), server ?? '');
      expect(existsSync(folder)).toBe(true);
      expect(globSync('**/*libsql*', { cwd: folder })).toEqual([]);
      // The native modules that render social images and resize images are not drivers.
      expect(globSync('**/*.node', { cwd: folder }).filter((file) => !/resvg|sharp/u.test(file))).toEqual([]);
    },
  );
});
