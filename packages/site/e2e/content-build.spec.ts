import { expect } from '@playwright/test';
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { output, test } from './started-server.ts';
import type { Servers } from './started-server.ts';

/**
 * A server that builds content itself, from a copy of the built fixture site outside of the project and its packages.
 */

const SECRET = 'known-to-this-test';
const PAGE = '/pages/second';
const run = promisify(execFile);

interface Answer {
  version?: string;
  isNew?: boolean;
  errors?: { file: string; line: number; message: string }[];
}

function copySite({ folder }: Servers) {
  const site = join(folder, 'site');
  const source = join(folder, 'checkout', 'content');
  cpSync(output, site, { recursive: true });
  // A page shows the code of a component.
  for (const name of ['content', 'components']) {
    cpSync(join(output, '..', name), join(folder, 'checkout', name), { recursive: true });
  }
  const write = (file: string, text: string): void => {
    writeFileSync(join(source, 'pages', file), text);
  };
  return {
    site,
    source,
    write,
    writeTitle: (title: string): void => {
      write('2.second.md', `---\ntitle: ${title}\n---\n\nWords.\n`);
    },
    current: () => readFileSync(join(site, 'content', 'current'), 'utf8').trim(),
  };
}

async function openSite(servers: Servers) {
  const copy = copySite(servers);
  const env = { RECTO_CONTENT_SECRET: SECRET, RECTO_CONTENT_SOURCE: copy.source };
  const { origin, log } = await servers.start(env, copy.site);
  return {
    ...copy,
    log,
    post: async (): Promise<{ status: number; answer: Answer }> => {
      const response = await fetch(`${origin}/api/_recto_content`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
        body: '{"build":true}',
      });
      return { status: response.status, answer: (await response.json()) as Answer };
    },
    visit: async (): Promise<Response> => await fetch(`${origin}${PAGE}?${Math.random()}`),
    titleNow: async (): Promise<string | undefined> =>
      /<h1>([^<]*)<\/h1>/u.exec(await (await fetch(origin + PAGE)).text())?.[1],
  };
}

test('a request makes the server build and serve an edited page, without a failed request', async ({ servers }) => {
  const { writeTitle, post, visit, titleNow, current } = await openSite(servers);
  writeTitle('Built by the server');
  const statuses = new Set<number>();
  const visits = new AbortController();
  const visitor = async (): Promise<void> => {
    while (!visits.signal.aborted) statuses.add((await visit()).status);
  };
  const visitors = [visitor(), visitor()];
  const { status, answer } = await post();
  expect(status).toBe(200);
  // The warning is about a frame of an origin that the site does not allow.
  const warnings = [expect.objectContaining({ file: 'pages/18.media.md', line: 14, code: 'markup/element' })];
  expect(answer).toEqual({ version: current(), isNew: true, warnings });
  expect(await titleNow()).toBe('Built by the server');
  visits.abort();
  await Promise.all(visitors);
  expect([...statuses]).toEqual([200]);
});

test('concurrent requests all get the newest content', async ({ servers }) => {
  const { writeTitle, post, titleNow, current } = await openSite(servers);
  writeTitle('One');
  const first = post();
  writeTitle('Two');
  const later = await Promise.all([post(), post(), post()]);
  expect((await first).status).toBe(200);
  expect(later.map(({ status, answer }) => [status, answer.version])).toEqual(later.map(() => [200, current()]));
  expect(await titleNow()).toBe('Two');
});

test('responds with an error of the content, and serves the old content', async ({ servers }) => {
  const { source, write, post, titleNow, current, log } = await openSite(servers);
  const [title, version] = [await titleNow(), current()];
  write('99.broken.md', '---\ntitle: [a\n---\n');
  const { status, answer } = await post();
  expect(status).toBe(422);
  expect(answer.errors).toMatchObject([{ file: 'pages/99.broken.md', line: 3 }]);
  expect([await titleNow(), current()]).toEqual([title, version]);
  expect(log()).not.toContain('[recto]');
  rmSync(join(source, 'pages', '99.broken.md'));
  expect((await post()).status).toBe(200);
});

test('the command beside the server builds content, and SIGHUP makes the server use it', async ({ servers }) => {
  const { site, source, writeTitle, current } = copySite(servers);
  const { origin, signal } = await servers.start({}, site);
  writeTitle('Built by hand');
  const { stdout } = await run(process.execPath, [join(site, 'app', 'server', 'content.mjs'), 'build', source]);
  expect(stdout).toMatch(new RegExp(`: \\d+ rows, version ${current()}\\n$`, 'u'));
  signal('SIGHUP');
  await expect.poll(async () => await (await fetch(origin + PAGE)).text()).toContain('<h1>Built by hand</h1>');
});

test('in the project folder, the server writes the same version as "recto content build"', async ({ servers }) => {
  const { site, current } = copySite(servers);
  const version = current();
  // A folder in git, since times of changes are part of a version.
  const folder = join(output, '..', 'content');
  await run(process.execPath, [join(site, 'app', 'server', 'content.mjs'), 'build', folder]);
  expect(current()).toBe(version);
});
