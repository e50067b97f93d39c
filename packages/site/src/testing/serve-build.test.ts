import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveBuild } from './serve-build.ts';

/** Creates the output folder of a build with this server code. */
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

test('runs a build, responds with redirects as they are, and stops', async () => {
  const site = await serveBuild(build(SERVER));
  expect(await (await site.get('/page')).text()).toBe('You asked for /page');
  expect((await site.get('/old')).status).toBe(301);
  await site.stop();
  await expect(site.get('/page')).rejects.toThrow('fetch failed');
  await site.stop();
});

test('rejects if the server exits at once', async () => {
  await expect(serveBuild(build('process.exitCode = 3;'))).rejects.toThrow('The server exited with code 3.');
});

test('rejects without a build and states how to create one', async () => {
  await expect(serveBuild('no-such-folder')).rejects.toThrow('Build the site first: npm run build');
});
