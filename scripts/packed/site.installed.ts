import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { root } from '../project.mjs';
import { copySite } from './ensure-installed.ts';
import { ensureOldestNode } from './oldest-node.ts';
import { runInstalled } from './run-installed.ts';
import { startBuilt, startDev } from './servers.ts';
import type { RunningServer } from './servers.ts';

let cwd: string;
let oldest: string;
let built: RunningServer;

beforeAll(async () => {
  cwd = await copySite(join(root, 'scripts', 'packed', 'fixtures', 'site'));
  // This site is built with the oldest supported Node, all others with the pinned one.
  oldest = await ensureOldestNode();
  await runInstalled('recto', ['build'], { cwd, node: oldest });
  built = await startBuilt(cwd);
}, 180_000);

afterAll(async () => {
  await built.stop();
});

const read = async (server: RunningServer, path: string): Promise<string> =>
  await (await fetch(`${server.origin}${path}`)).text();

/** Code that compiles only with the generated types, which have the fields of each collection. */
const TYPED = `import type { LoadContext } from '@recto/site';

export async function listTitles({ content }: LoadContext): Promise<string[]> {
  // @ts-expect-error -- pages have no such field
  await content.query('pages').select('flavour').all();
  const rows = await content.query('pages').select('title').all();
  return rows.map(({ title }) => title);
}
`;

test('the types of the site and of our packages are valid', async () => {
  expect(await runInstalled('recto', ['types'], { cwd })).toContain('Wrote .recto/types.d.ts.');
  writeFileSync(join(cwd, 'count', 'typed.server.ts'), TYPED);
  const output = await runInstalled('tsc', ['--skipLibCheck', 'false'], { cwd }).catch(String);
  // Errors in third-party packages are ignored.
  const lines = output.split('\n').filter((line) => line.includes('error TS'));
  expect(lines.filter((line) => !/node_modules\/(?!@recto\/)/u.test(line))).toEqual([]);
});

test('serves a page with its icon', async () => {
  const page = await read(built, '/');
  expect(page).toContain('This page was made by what the registry would give.');
  expect(page).toMatch(/<svg[^>]*viewBox="0 0 24 24"/u);
});

test('serves a custom page with its own server code', async () => {
  expect(await read(built, '/count')).toContain('There are 2 pages.');
});

test('an API route responds with content and errors of the site', async () => {
  expect(JSON.parse(await read(built, '/api/pages'))).toEqual({ pages: 2 });
  expect(JSON.parse(await read(built, '/api/pages?unit=words'))).toMatchObject({
    error: { status: 400, message: 'Only pages are counted.' },
  });
});

test('a component for markdown is rendered, and loaded by browsers', async () => {
  expect(await read(built, '/second')).toContain('data-testid="files"');
  expect(globSync('.output/app/public/assets/file-list-*.js', { cwd })).toHaveLength(1);
});

test('the command checks the site, shows information and runs queries', async () => {
  expect(await runInstalled('recto', ['check'], { cwd, node: oldest })).toContain('0 errors');
  expect(JSON.parse(await runInstalled('recto', ['info', '--json'], { cwd }))).toMatchObject({
    collections: [{ name: 'pages' }],
  });
  expect(await runInstalled('recto', ['query', 'SELECT COUNT(*) FROM pages'], { cwd })).toMatch(/^ *2$/mu);
});

test('the style sheet has the classes of our components and of the site', () => {
  const [file = ''] = globSync('.output/app/public/assets/boot-*.css', { cwd });
  const styles = readFileSync(join(cwd, file), 'utf8');
  expect(styles).toContain('.max-w-\\[60ch\\]');
  expect(styles).toContain('.gap-\\[3px\\]');
});

test('browsers can load the rows and the worker that reads them', async () => {
  const dump = await fetch(`${built.origin}/__recto_content/pages/sql_dump.txt?part=index`);
  expect(await dump.json()).toMatchObject({ values: { title: ['Out of the box', 'A second page'] } });
  expect(globSync('.output/app/public/assets/worker-*.js', { cwd })).toHaveLength(1);
});

test('the oldest Node serves what it built', async () => {
  const server = await startBuilt(cwd, { node: oldest });
  onTestFinished(server.stop);
  expect(await read(server, '/second')).toContain('A second page');
});

test('the error for a missing database driver names its package', async () => {
  const server = await startBuilt(cwd, { env: { RECTO_DATABASE_URL: 'postgres://127.0.0.1:1/none' } });
  onTestFinished(server.stop);
  expect((await fetch(server.origin)).status).toBe(503);
  expect(server.output()).toContain('Run "npm install pg", then build the site again.');
});

test('a dev server serves the code of the packages', async () => {
  const server = await startDev(cwd);
  onTestFinished(server.stop);
  expect(JSON.parse(await read(server, '/api/pages'))).toEqual({ pages: 2 });
  const page = await read(server, '/second');
  expect(page).toContain('A second page');
  const { groups: { boot = '' } = {} } = /src="(?<boot>[^"]+boot\.js)"/u.exec(page) ?? {};
  expect(await read(server, boot)).toContain('/.recto/styles.css');
  // The client module with build information is replaced, also if its URL has a query.
  const client = await read(server, boot.replace('site/dist/boot/boot.js', 'content/dist/client/build.js?v=1'));
  expect(client).toContain('"isLive":true');
  // The error overlay is a separate module, which is read from the package.
  const { groups: { overlay = '' } = {} } = /src="(?<overlay>[^"]+overlay\.js)"/u.exec(page) ?? {};
  expect(await read(server, overlay)).toContain('vite:error');
});

test('the terminal shows an error of a loader with its location in the site', async () => {
  const file = join(cwd, 'count', 'count.server.ts');
  const before = readFileSync(file, 'utf8');
  onTestFinished(() => {
    writeFileSync(file, before);
  });
  const server = await startDev(cwd);
  onTestFinished(server.stop);
  expect(await read(server, '/count')).toContain('There are 2 pages.');
  writeFileSync(
    file,
    before
      .replace(
        'export async function load',
        `function fail(): never {\n  throw new Error('No count today.');\n}\n\nexport async function load`,
      )
      .replace(/(load\([^)]*\)[^{]*\{\n)/u, '$1  fail();\n'),
  );
  await expect.poll(async () => (await fetch(`${server.origin}/count`)).status).toBe(500);
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('No count today')) + 1;
  await expect.poll(() => server.output()).toContain('No count today.');
  expect(server.output()).toContain(`count/count.server.ts:${line}`);
});
