import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveBuild } from './serve-build.ts';

/** A folder as a build leaves it, with this as its server. */
function build(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-build-'));
  mkdirSync(join(folder, 'app', 'server'), { recursive: true });
  writeFileSync(join(folder, 'app', 'server', 'index.mjs'), code);
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

const SERVER = `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    if (request.url === '/old') response.writeHead(301, { location: '/new' });
    response.end('You asked for ' + request.url);
  }).listen(process.env.PORT);
`;

test('a build is run and asked, redirects are seen as such, and it stops', async () => {
  const site = await serveBuild(build(SERVER));
  expect(await (await site.get('/page')).text()).toBe('You asked for /page');
  expect((await site.get('/old')).status).toBe(301);
  await site.stop();
  await expect(site.get('/page')).rejects.toThrow('fetch failed');
  await site.stop();
});

test('a server that ends at once says so', async () => {
  await expect(serveBuild(build('process.exitCode = 3;'))).rejects.toThrow('The server ended with code 3.');
});

test('without a build it says how to make one', async () => {
  await expect(serveBuild('no-such-folder')).rejects.toThrow('Build the site first: npm run build');
});
