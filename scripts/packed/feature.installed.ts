import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../project.mjs';
import { run } from '../run.mjs';
import { copySite } from './ensure-installed.ts';
import { runInstalled } from './run-installed.ts';
import { startBuilt } from './servers.ts';
import type { RunningServer } from './servers.ts';

const NAME = 'recto-reading-time';
const CONFIG = `import { defineConfig, page } from '@recto/site';
import { readingTime } from '${NAME}';

export default defineConfig({
  title: 'A site',
  pages: [page('/')],
  features: [readingTime({ wordsPerMinute: 10 })],
});
`;

let cwd: string;
let built: RunningServer;

beforeAll(async () => {
  cwd = await copySite(join(root, 'templates', 'minimal'), 'feature-site');
  await installFeature(join(dirname(cwd), NAME));
  writeFileSync(join(cwd, 'recto.config.ts'), CONFIG);
  await runInstalled('recto', ['build'], { cwd });
  built = await startBuilt(cwd);
}, 180_000);

afterAll(async () => {
  await built.stop();
});

/** Compiles and packs the feature beside the site, and installs the tarball in it. */
async function installFeature(folder: string): Promise<void> {
  const failure: [string, string] = ['The feature could not be packed.', 'See the output above.'];
  cpSync(join(root, 'examples', 'feature'), folder, { recursive: true });
  await runInstalled('tsc', [], { cwd: folder });
  await run('npm', ['pack', '--loglevel=error'], { cwd: folder, failure });
  const target = join(cwd, 'node_modules', NAME);
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', join(folder, `${NAME}-0.1.0.tgz`), '-C', target, '--strip-components=1'], { cwd, failure });
  const file = join(cwd, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  manifest.dependencies[NAME] = '0.1.0';
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

const read = async (path: string): Promise<Response> => await fetch(`${built.origin}${path}`);

test('the column of the feature is in every page and in the generated types', async () => {
  expect(await runInstalled('recto', ['query', 'SELECT minutes FROM pages WHERE minutes > 1'], { cwd })).toMatch(/\d/u);
  expect(readFileSync(join(cwd, '.recto', 'types.d.ts'), 'utf8')).toContain('minutes');
});

test('its head elements are in the page, but not in the payload', async () => {
  const page = await (await read('/about')).text();
  expect(page).toMatch(/<meta name="twitter:data1" content="\d+ min">/u);
  expect(await (await read('/about/_payload.json')).text()).not.toContain('twitter:data1');
});

test('its slot wraps the header of pages, on the server and in browsers', async () => {
  const page = await (await read('/about')).text();
  expect(page).toMatch(/<h1[^>]*>About<\/h1>.*<p data-reading-time="true">\d+(?:<!-- -->)? min<\/p>/su);
  expect(await (await read('/about/_payload.json')).json()).toMatchObject({
    data: { minutes: expect.any(Number) as unknown },
  });
  expect(assets().filter((code) => code.includes('data-reading-time'))).toHaveLength(1);
});

test('its endpoint responds, and rejects requests that do not match its schema', async () => {
  const response = await read('/api/reading-time?path=/about');
  expect(await response.json()).toEqual({ minutes: expect.any(Number) as unknown });
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect((await read('/api/reading-time?path=about')).status).toBe(400);
  expect((await read('/api/reading-time?path=/none')).status).toBe(404);
  expect((await fetch(`${built.origin}/api/reading-time`, { method: 'POST' })).status).toBe(405);
});

/** Reads the scripts that browsers load. */
const assets = (): string[] =>
  globSync('.output/app/public/assets/*.js', { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));

test('browsers load its client code, but no server code', () => {
  expect(assets().filter((code) => code.includes('"progress"') || code.includes('`progress`'))).toHaveLength(1);
  expect(assets().filter((code) => code.includes('twitter:label1'))).toHaveLength(0);
});
