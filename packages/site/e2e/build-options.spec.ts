import { expect, test } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPort } from '../src/testing/serve-build.ts';

/** `recto build --output <folder> --noindex`, and the commands that accept the same folder. */

test.describe.configure({ mode: 'default' });

const packageFolder = join(import.meta.dirname, '..');
const site = join(packageFolder, '..', '..', '.cache', 'build-options');
const output = join(site, '..', 'build-options-output');
const command = join(packageFolder, 'bin', 'recto.mjs');
const env = { ...process.env, NODE_ENV: 'production', RECTO_COMPRESS: '0' };

const recto = (...parameters: string[]): string =>
  execFileSync(process.execPath, [command, ...parameters], { cwd: site, env, encoding: 'utf8', stdio: 'pipe' });

const writePage = (title: string): void => {
  writeFileSync(join(site, 'content', 'index.md'), `---\ntitle: ${title}\ndescription: A page.\n---\n\nWords.\n`);
};

/** Starts a server, sends requests, and stops it. */
async function read(
  start: (port: string) => readonly string[],
  paths: readonly string[],
): Promise<{ text: string; headers: Headers }[]> {
  const port = String(await findPort());
  const server = spawn(process.execPath, start(port), {
    cwd: site,
    env: { ...env, PORT: port, HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    const isUp = async (): Promise<boolean> => (await fetch(origin).catch(() => undefined))?.ok === true;
    await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
    return await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(origin + path);
        return { text: await response.text(), headers: response.headers };
      }),
    );
  } finally {
    server.kill('SIGKILL');
  }
}

test.beforeAll(() => {
  test.setTimeout(240_000);
  for (const folder of [site, output]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(site, 'content'), { recursive: true });
  writeFileSync(join(site, 'package.json'), '{ "type": "module", "private": true }');
  writeFileSync(
    join(site, 'recto.config.ts'),
    `import { defineConfig, page } from '@recto/site';

export default defineConfig({
  title: 'Hidden',
  url: 'https://hidden.example',
  theme: { fonts: { heading: 'system', body: 'system' } },
  pages: [page('/')],
});
`,
  );
  writePage('First');
  recto('build', '--output', '../build-options-output', '--noindex');
});

test('writes the build into the folder of --output only', () => {
  expect(existsSync(join(output, 'app', 'server', 'index.mjs'))).toBe(true);
  expect(readdirSync(site)).not.toContain('.output');
});

test('pages of a server that was built with --noindex have noindex', async () => {
  const [home, robots, sitemap] = await read(
    () => [join(output, 'app', 'server', 'index.mjs')],
    ['/', '/robots.txt', '/sitemap.xml'],
  );
  expect(home?.text).toContain('<meta name="robots" content="noindex">');
  expect(robots?.text).toBe('User-agent: *\nDisallow: /\n');
  expect(sitemap?.text).not.toContain('<urlset');
});

test('recto content build --output adds a new version to that build, and recto preview --output serves it', async () => {
  test.setTimeout(120_000);
  const versionOf = (): string => readFileSync(join(output, 'content', 'current'), 'utf8');
  const before = versionOf();
  writePage('Second');
  recto('content', 'build', '--output', output);
  expect(versionOf()).not.toBe(before);
  expect(readdirSync(site)).not.toContain('.output');
  // Without the option, the last build is served; here the option selects the folder.
  rmSync(join(site, 'node_modules', '.nitro'), { recursive: true });
  const [home] = await read(
    (port) => [command, 'preview', '--output', output, '--port', port, '--host', '127.0.0.1'],
    ['/'],
  );
  expect(home?.text).toContain('>Second</h1>');
});
