import { afterAll, beforeAll, expect, test } from 'vitest';
import { BODIES, HEADERS, OTHER_TYPES, QUERIES, PATH_SUFFIXES } from '../../../site/fixtures/hostile-requests.ts';
import { contentDescription, fileEndpoints } from '../../fixtures/file-studio.ts';
import { startGitHubOAuth } from '../../fixtures/github.ts';
import type { GitHub } from '../../fixtures/github.ts';
import { signIn } from '../../fixtures/signed-in.ts';
import { createTestRepository } from '../../fixtures/test-repository.ts';
import type { TestRepository } from '../../fixtures/test-repository.ts';
import { TOKEN_HEADER } from '../session/authorize.ts';
import { startTestStudio } from '../../fixtures/test-studio.ts';
import type { TestStudio } from '../../fixtures/test-studio.ts';

/** Hostile input for every endpoint of the studio. */
const HASH = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$wZeUqErRQM9fr7+3IJVQyFsb5QPhYeqkXwNGZgBH/L4';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const JSON_TYPE = { 'content-type': 'application/json' };

let github: GitHub;
let git: TestRepository;
let studio: TestStudio;
let problems: string[];

beforeAll(async () => {
  github = await startGitHubOAuth();
  git = createTestRepository({ 'content/a.md': 'A\n' });
  studio = await startTestStudio({
    hasManyClients: true,
    preview: { contentDescription, previewPage: async () => ({ problem: 'no-page' }) },
    more: (open) => fileEndpoints(open, { report: (error) => problems.push(String(error)) }),
    config: {
      providers: [{ type: 'github', url: github.url }, 'password'],
      roles: [{ role: 'administrator', anyone: true }],
      repository: { host: 'local', folder: git.folder },
    },
    env: {
      RECTO_STUDIO_GITHUB_ID: 'id',
      RECTO_STUDIO_WEBHOOK_SECRET: 'hush',
      RECTO_STUDIO_USERS: JSON.stringify({ users: [{ email: 'a@example.com', name: 'A', password: HASH }] }),
    },
  });
  problems = [];
});

afterAll(async () => {
  await Promise.all([studio.stop(), github.stop()]);
  git.remove();
});

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(studio.origin + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  const text = await response.clone().text();
  const location = headers.get('location');
  const target = location === null ? undefined : new URL(location, studio.origin);
  const rules: Record<string, boolean> = {
    'a server error': status < 500,
    'a stack trace': !/\n\s+at \S|node_modules|\.tsx?:\d/u.test(text),
    'a long response': text.length < 10_000,
    // The site itself sets no-store for errors.
    'a cacheable response': headers.get('cache-control') === 'no-store' || status >= 400 || text.startsWith('page '),
    'a session': !headers.getSetCookie().some((cookie) => /^recto-studio(?:-user)?=[^;]/u.test(cookie)),
    'a redirect to another site': target === undefined || [studio.origin, github.url].includes(target.origin),
  };
  const label = `${init.method ?? 'GET'} ${path.slice(0, 80)}`;
  for (const [name, holds] of Object.entries(rules)) if (!holds) problems.push(`${label}: ${status} with ${name}`);
  return response;
}

const methodsOf = (methods: readonly string[] | 'all'): string[] => (methods === 'all' ? METHODS : [...methods]);

test('the table contains every endpoint', () => {
  expect(studio.endpoints.map(({ path }) => path)).toEqual([
    '/_studio',
    '/__recto_studio/auth/github',
    '/__recto_studio/auth/github/callback',
    '/__recto_studio/auth/password',
    '/__recto_studio/preview-link',
    '/__recto_studio/preview/**',
    '/__recto_studio/preview-media/**',
    '/__recto_studio/preview.css',
    '/__recto_studio/preview.js',
    '/__recto_studio/auth/session',
    '/__recto_studio/auth/sessions',
    '/__recto_studio/review',
    '/__recto_studio/publish',
    '/__recto_studio/suggest',
    '/__recto_studio/schedule',
    '/__recto_studio/changes',
    '/__recto_studio/change',
    '/__recto_studio/webhook',
    '/__recto_studio/revision',
    '/__recto_studio/tree',
    '/__recto_studio/document',
    '/__recto_studio/page',
    '/__recto_studio/validate',
    '/__recto_studio/place',
    '/__recto_studio/places',
    '/__recto_studio/original',
    '/__recto_studio/references',
    '/__recto_studio/history',
    '/__recto_studio/components',
    '/__recto_studio/icons',
    '/__recto_studio/drafts',
    '/__recto_studio/draft',
    '/__recto_studio/media',
    '/__recto_studio/media/file',
    '/__recto_studio/media/rename',
    '/__recto_studio/media/delete',
    '/__recto_studio/media/upload',
    '/__recto_studio/media/uploads',
    '/__recto_studio/media/waiting',
    '/api/draft',
  ]);
});

test('hostile methods, paths, queries, headers and bodies', { timeout: 120_000 }, async () => {
  for (const { path, methods } of studio.endpoints) {
    for (const method of METHODS) {
      const response = await ask(path, { method });
      const isAllowed = methodsOf(methods).includes(method === 'HEAD' ? 'GET' : method);
      expect([response.status === 405, path, method]).toEqual([!isAllowed, path, method]);
    }
    for (const suffix of PATH_SUFFIXES) await ask(`${path}/${suffix}`);
    for (const query of QUERIES) await ask(path + query);
    for (const headers of HEADERS) await ask(path, { headers });
    for (const method of methodsOf(methods).filter((one) => one !== 'GET')) {
      for (const { body } of BODIES) {
        await ask(path, { method, body, headers: { 'content-type': 'application/json', origin: studio.origin } });
      }
      for (const { body, type } of OTHER_TYPES) {
        await ask(path, { method, body, headers: { ...(type && { 'content-type': type }), origin: studio.origin } });
      }
    }
  }
  expect(problems).toEqual([]);
});

test('an endpoint with a role requires a session', async () => {
  const closed = studio.endpoints.flatMap(({ path, methods, role }) =>
    methodsOf(methods)
      .filter((method) => (typeof role === 'object' ? role[method] : role) !== undefined)
      .map((method) => ({ path, method })),
  );
  expect(closed).toHaveLength(38);
  for (const { path, method } of closed) {
    for (const headers of [{}, ...HEADERS, { cookie: 'recto-studio=forged; __Host-recto-studio=forged' }]) {
      expect((await ask(path, { method, headers })).status).toBe(401);
    }
  }
  expect(problems).toEqual([]);
});

test('hostile input from an administrator', { timeout: 120_000 }, async () => {
  const { cookie, token } = await signIn(studio, 'root@example.com');
  const session = { cookie, origin: studio.origin, [TOKEN_HEADER]: token };
  const closed = studio.endpoints.filter(({ path, role }) => role !== undefined && !path.includes('/auth/'));
  expect(closed.length).toBeGreaterThan(15);
  for (const { path, methods } of closed) {
    if (methodsOf(methods).includes('GET')) {
      for (const query of QUERIES) await ask(path + query, { headers: session });
      for (const headers of HEADERS) await ask(path, { headers: { ...headers, ...session } });
    }
    for (const method of methodsOf(methods).filter((one) => one !== 'GET')) {
      for (const query of ['', ...QUERIES]) {
        const response = await ask(path + query, { method, body: '{}', headers: { ...session, ...JSON_TYPE } });
        expect([path, method, [401, 403].includes(response.status)]).toEqual([path, method, false]);
      }
      for (const { body } of BODIES) await ask(path, { method, body, headers: { ...session, ...JSON_TYPE } });
      for (const { body, type } of OTHER_TYPES) {
        await ask(path, { method, body, headers: { ...session, ...(type && { 'content-type': type }) } });
      }
    }
  }
  expect(problems).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
});
