import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinnedNode, root } from '../project.mjs';
import { ensureInstalled, copySite } from './ensure-installed.ts';
import { TOOLS, runInstalled } from './run-installed.ts';
import { startBuilt } from './servers.ts';
import type { RunningServer } from './servers.ts';

/** Configuration of a site with the studio, in which a user can sign in with a password and publish. */
const CONFIG = `import { defineConfig, page } from '@recto/site';
import { studio } from '@recto/studio';

export default defineConfig({
  title: 'A site',
  pages: [page('/')],
  features: [
    studio({ providers: ['password'], roles: [{ role: 'publisher', email: 'ann@example.com' }] }),
  ],
});
`;
type Request = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
const PASSWORD = 'correct horse battery staple';

let cwd: string;
let built: RunningServer;

const git = (...parameters: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', ...parameters], {
    cwd,
    encoding: 'utf8',
  }).trim();

beforeAll(async () => {
  cwd = await copySite(join(root, 'templates', 'minimal'), 'studio-site');
  writeFileSync(join(cwd, 'recto.config.ts'), CONFIG);
  const manifest = join(cwd, 'package.json');
  const described = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };
  described.dependencies['@recto/studio'] = '0.1.0';
  writeFileSync(manifest, JSON.stringify(described, undefined, 2));
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'content', 'public', '.gitignore');
  git('commit', '--quiet', '--message=First');
  await runInstalled('recto', ['build'], { cwd });
  const recto = join(await ensureInstalled(), 'node_modules', TOOLS.recto);
  const options = { cwd, input: `${PASSWORD}\n`, encoding: 'utf8' } as const;
  const users = execFileSync(pinnedNode(), [recto, 'user', 'add', 'ann@example.com', '--print'], options);
  built = await startBuilt(cwd, { env: { RECTO_STUDIO_SECRETS: 'a'.repeat(40), RECTO_STUDIO_USERS: users.trim() } });
}, 180_000);

afterAll(async () => {
  await built.stop();
});

test('a user signs in, reads a page and publishes a change', async () => {
  const { origin } = built;
  const form = await (await fetch(`${origin}/studio-sign-in`)).text();
  const [, token = ''] = /name="token" value="([^"]+)"/u.exec(form) ?? [];
  const signedIn = await fetch(`${origin}/__recto_studio/auth/password`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ email: 'ann@example.com', password: PASSWORD, redirect: '/', token }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const ask = async (path: string, { headers, ...init }: Request = {}): Promise<Response> =>
    await fetch(`${origin}/__recto_studio/${path}`, { ...init, headers: { cookie, origin, ...headers } });
  const session = (await (await ask('auth/session')).json()) as { token: string; user: { role: string } };
  expect(session.user.role).toBe('publisher');
  const { revision } = (await (await ask('tree')).json()) as { revision: string };
  expect(revision).toBe(git('rev-parse', 'main'));
  const text = readFileSync(join(cwd, 'content', 'about.md'), 'utf8');
  const published = await ask('publish', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-recto-token': session.token },
    body: JSON.stringify({
      id: 'packed-change',
      base: revision,
      files: [
        { kind: 'change', path: 'content/about.md', content: Buffer.from(`${text}\nMarzipan.\n`).toString('base64') },
      ],
      summary: 'Say more',
    }),
  });
  expect([published.status, await published.json()]).toMatchObject([200, { state: 'done' }]);
  expect(await (await fetch(`${origin}/about`)).text()).toContain('Marzipan.');
  expect(git('log', '-1', '--format=%ae %s')).toBe('ann@example.com Say more');
}, 60_000);
