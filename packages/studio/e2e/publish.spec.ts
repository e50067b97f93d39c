import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** From the sign-in to the new text on the page, with a real issuer, a real repository and the built site. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

/** A picture of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const POST = 'content/en/blog/first-post.md';

async function signIn(page: Page, { origin }: StudioSite): Promise<void> {
  await page.goto(`${origin}/_studio?redirect=/en/blog/first-post`);
  await page.locator('input[name=login]').fill('ann');
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${origin}/en/blog/first-post`);
}

/** Sends JSON as the editor does. */
async function send(page: Page, path: string, body: object): Promise<{ status: number; answer: never }> {
  return await page.evaluate(
    async ([address, text]) => {
      const session = (await (await fetch('/__recto_studio/auth/session')).json()) as { token: string };
      const response = await fetch(`/__recto_studio/${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-recto-token': session.token },
        body: text,
      });
      return { status: response.status, answer: (await response.json()) as never };
    },
    [path, JSON.stringify(body)] as const,
  );
}

const changeOf = (base: string, id: string, content: string): object => ({
  id,
  base,
  files: [{ kind: 'change', path: POST, content: Buffer.from(content).toString('base64') }],
  summary: 'Say it better',
});

/** Names of all files of the app, which contain hashes of their content. */
const appFiles = ({ output }: StudioSite): string[] =>
  readdirSync(join(output, 'app', 'public'), { recursive: true, encoding: 'utf8' }).sort();

test('publishes a change to git, the page, the feed and the search, without rebuilding the app', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await expect(page.locator('main')).toContainText('Words of the first post.');
  const before = appFiles(site);
  const latest = async (): Promise<unknown> =>
    (await (await fetch(`${site.origin}/builds/latest.json`)).json()) as never;
  const app = await latest();
  const text = readFileSync(join(site.folder, POST), 'utf8');
  const { status, answer } = await send(
    page,
    'publish',
    changeOf(
      site.git('rev-parse', 'HEAD'),
      'publish-0001',
      text.replace('Words of the first post.', 'Marzipan is new here.').replace('What the first', 'What the second'),
    ),
  );
  expect([status, answer]).toMatchObject([200, { state: 'done', revision: site.git('rev-parse', 'main') }]);
  // No wait: after the response, visitors get the new version.
  await page.goto(`${site.origin}/en/blog/first-post`);
  await expect(page.locator('main')).toContainText('Marzipan is new here.');
  const read = async (path: string): Promise<string> => await (await fetch(site.origin + path)).text();
  expect(await read('/en/blog/rss.xml')).toContain('What the second post says.');
  expect(await read('/raw/en/blog/first-post.md')).toContain('Marzipan is new here.');
  expect(await read('/llms-full.txt')).toContain('Marzipan is new here.');
  expect(await read('/sitemap.xml')).toContain(new Date().toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.keyboard.type('marzipan');
  await expect(page.getByRole('dialog')).toContainText('The first post');
  expect(site.git('log', '-1', '--format=%an <%ae> %s')).toBe('Ann <ann@example.com> Say it better');
  // The working tree of the server is at the commit, without uncommitted changes.
  expect(site.git('status', '--porcelain')).toBe('');
  expect(appFiles(site)).toEqual(before);
  expect(await latest()).toMatchObject({ id: (app as { id: string }).id });
});

test('publishes files of the public folder with the content, and serves them after a restart', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  const read = async (path: string): Promise<string> => {
    const response = await fetch(site.origin + path);
    return response.status === 200 ? Buffer.from(await response.arrayBuffer()).toString('base64') : 'missing';
  };
  const inApp = (path: string): string => readFileSync(join(site.folder, 'public', path)).toString('base64');
  expect([await read('/mark.png'), await read('/old.png')]).toEqual([inApp('mark.png'), inApp('old.png')]);
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  const text = readFileSync(join(site.folder, POST), 'utf8');
  const { status: answered } = await send(page, 'publish', {
    id: 'publish-0005',
    base: site.git('rev-parse', 'HEAD'),
    summary: 'A picture',
    files: [
      { kind: 'change', path: 'public/mark.png', content: DOT },
      { kind: 'delete', path: 'public/old.png' },
      { kind: 'create', path: 'public/pictures/dot.png', content: DOT },
      { kind: 'change', path: POST, content: encode(`${text}\n![A dot](/pictures/dot.png)\n`) },
    ],
  });
  expect(answered).toBe(200);
  const check = async (): Promise<void> => {
    expect([await read('/mark.png'), await read('/old.png')]).toEqual([DOT, 'missing']);
    await page.goto(`${site.origin}/en/blog/first-post`);
    const picture = page.getByAltText('A dot');
    await expect(picture).toHaveAttribute('width', '1');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  };
  await check();
  const tag = (await fetch(`${site.origin}/mark.png`)).headers.get('etag') ?? '';
  const again = await fetch(`${site.origin}/mark.png`, { headers: { 'if-none-match': tag } });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
  await site.restart();
  await check();
});

test('serves visitors all the time, with the old or the new version', async ({ page, site }) => {
  await signIn(page, site);
  const over = new AbortController();
  const seen = new Set<string>();
  const ask = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const response = await fetch(`${site.origin}/en/blog/first-post`);
      const text = await response.text();
      const [word = 'neither'] = /Words of the first post|Marzipan/u.exec(text) ?? [];
      seen.add(`${response.status} ${word}`);
    }
  };
  const asking = [ask(), ask()];
  const text = readFileSync(join(site.folder, POST), 'utf8');
  const changed = text.replace('Words of the first post.', 'Marzipan.');
  const { status } = await send(page, 'publish', changeOf(site.git('rev-parse', 'HEAD'), 'publish-0002', changed));
  await expect.poll(() => [...seen]).toContain('200 Marzipan');
  over.abort();
  await Promise.all(asking);
  expect([status, [...seen].sort()]).toEqual([200, ['200 Marzipan', '200 Words of the first post']]);
});

test('stops at a content error before the commit and reports its position', async ({ page, site }) => {
  await signIn(page, site);
  const head = site.git('rev-parse', 'HEAD');
  const change = changeOf(head, 'publish-0003', '---\ntitle: The first post\ndate: someday\n---\n\nWords.\n');
  const { status, answer } = await send(page, 'publish', change);
  expect([status, answer]).toMatchObject([422, { error: { code: 'invalid-content', problems: [{ path: POST }] } }]);
  expect(site.git('rev-parse', 'HEAD')).toBe(head);
  await page.reload();
  await expect(page.locator('main')).toContainText('Words of the first post.');
});

test('serves commits made with git outside the studio', async ({ page, site }) => {
  const text = readFileSync(join(site.folder, POST), 'utf8');
  writeFileSync(join(site.folder, POST), text.replace('Words of the first post.', 'Committed by hand.'));
  site.git('commit', '--quiet', '--all', '--message=By hand');
  await expect
    .poll(async () => await (await fetch(`${site.origin}/en/blog/first-post`)).text(), { timeout: 30_000 })
    .toContain('Committed by hand.');
  await page.goto(`${site.origin}/en/blog/first-post`);
  await expect(page.locator('main')).toContainText('Committed by hand.');
});
