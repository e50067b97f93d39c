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
