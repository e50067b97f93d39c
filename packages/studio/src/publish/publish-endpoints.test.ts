import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../../fixtures/signed-in.ts';
import type { SignedIn } from '../../fixtures/signed-in.ts';
import { createTestRepository } from '../../fixtures/test-repository.ts';
import type { TestRepository } from '../../fixtures/test-repository.ts';
import { startTestStudio } from '../../fixtures/test-studio.ts';
import type { TestStudio } from '../../fixtures/test-studio.ts';

/** Publishing over HTTP with a real repository. The builder rejects pages with the word "broken". */
let git: TestRepository;
let studio: TestStudio;
let ann: SignedIn;
let base: string;
let built: string[];
let folder: string;
let isFailing: boolean;

const HASH = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$wZeUqErRQM9fr7+3IJVQyFsb5QPhYeqkXwNGZgBH/L4';

beforeEach(async () => {
  git = createTestRepository({ 'content/a.md': 'A\n', 'content/b.md': 'B\n' });
  base = git.git('rev-parse', 'main');
  folder = mkdtempSync(join(tmpdir(), 'recto-publish-'));
  built = [];
  isFailing = false;
  studio = await startTestStudio({
    config: {
      providers: ['password'],
      roles: [
        { role: 'publisher', email: 'ann@example.com' },
        { role: 'administrator', email: 'root@example.com' },
        { role: 'editor', email: 'ed@example.com' },
        { role: 'reader', domain: 'example.com' },
      ],
      repository: { host: 'local', folder: git.folder },
      pollSeconds: 0,
    },
    env: {
      RECTO_STUDIO_USERS: JSON.stringify({ users: [{ email: 'a@example.com', name: 'A', password: HASH }] }),
      RECTO_STUDIO_SOURCE: join(folder, 'source'),
      RECTO_STUDIO_WEBHOOK_SECRET: 'hush',
    },
    content: {
      buildContent: async ({ source, checkOnly }) => {
        if (isFailing) throw new Error('ENOENT: /secret/place');
        const text = readFileSync(join(source, 'a.md'), 'utf8');
        const problem = {
          code: 'page/broken',
          message: 'The page is broken.',
          hint: 'Fix it.',
          file: 'a.md',
          line: 3,
        };
        if (text.includes('broken')) return { warnings: [], errors: [problem] };
        if (checkOnly !== true) built.push(text);
        return { version: 'v1', warnings: [], errors: [] };
      },
      switchContent: async () => ({ database: 'v1/content.sqlite', isNew: true }),
    },
  });
  ann = await signIn(studio, 'ann@example.com');
});

afterEach(async () => {
  await studio.stop();
  git.remove();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
const createChangeSet = (text: string, more: object = {}): Record<string, unknown> => {
  count += 1;
  return {
    id: `change-${String(count).padStart(6, '0')}`,
    base,
    files: [{ kind: 'change', path: 'content/a.md', content: Buffer.from(text).toString('base64') }],
    summary: 'Better words',
    ...more,
  };
};
const readResponse = async (response: Response): Promise<unknown> => [response.status, await response.json()];
const text = (path: string): string => git.read('main', path).toString();
const STUDIO = '/__recto_studio';

test('publishing commits, builds and serves; the author is the signed-in person', async () => {
  expect(await readResponse(await ann.send(`${STUDIO}/publish`, createChangeSet('A2\n')))).toMatchObject([
    200,
    { state: 'done', version: 'v1', revision: git.git('rev-parse', 'main'), author: 'ann@example.com' },
  ]);
  expect(text('content/a.md')).toBe('A2\n');
  expect(git.git('log', '-1', '--format=%an <%ae> %s', 'main')).toBe('Ann <ann@example.com> Better words');
  expect(built.at(-1)).toBe('A2\n');
});

test('rejects an author in the body', async () => {
  const input = createChangeSet('A2\n', { author: { name: 'Eve', email: 'eve@example.com' } });
  expect((await ann.send(`${STUDIO}/publish`, input)).status).toBe(400);
  expect(git.git('rev-parse', 'main')).toBe(base);
});

test('stops at a content error before the commit, with file, line and reason; the id can be reused', async () => {
  const input = createChangeSet('broken\n');
  const response = await readResponse(await ann.send(`${STUDIO}/publish`, input));
  expect(response).toMatchObject([
    422,
    {
      error: {
        code: 'invalid-content',
        problems: [{ path: 'content/a.md', line: 3, reason: 'The page is broken. Fix it.' }],
      },
    },
  ]);
  expect(git.git('rev-parse', 'main')).toBe(base);
  expect((await ann.send(`${STUDIO}/publish`, { ...createChangeSet('A3\n'), id: input['id'] })).status).toBe(200);
});

test('logs internal errors and does not reveal them', async () => {
  isFailing = true;
  const response = await readResponse(await ann.send(`${STUDIO}/publish`, createChangeSet('A2\n')));
  expect(JSON.stringify(response)).toContain('See the log of the server.');
  expect(JSON.stringify(response)).not.toContain('/secret/place');
  expect(String(studio.reported.at(-1))).toContain('/secret/place');
});

test('responds to a conflict with both texts', async () => {
  git.commit({ 'content/a.md': 'Theirs\n' });
  expect(await readResponse(await ann.send(`${STUDIO}/publish`, createChangeSet('Ours\n')))).toMatchObject([
    409,
    { error: { code: 'conflict', conflicts: [{ path: 'content/a.md', ours: 'Ours\n', theirs: 'Theirs\n' }] } },
  ]);
  expect(await readResponse(await ann.get(`${STUDIO}/changes`))).toEqual([200, { changes: [] }]);
});

test('a review reports what would happen and changes nothing', async () => {
  git.commit({ 'content/b.md': 'B2\n' });
  const head = git.git('rev-parse', 'main');
  expect(await readResponse(await ann.send(`${STUDIO}/review`, createChangeSet('A2\n')))).toEqual([
    200,
    { parent: head, merged: [], paths: ['content/a.md'] },
  ]);
  expect((await ann.send(`${STUDIO}/review`, createChangeSet('broken\n'))).status).toBe(422);
  expect([git.git('rev-parse', 'main'), text('content/a.md')]).toEqual([head, 'A\n']);
});

test('a suggestion creates a branch and publishes nothing', async () => {
  const ed = await signIn(studio, 'ed@example.com', 'Ed');
  const input = createChangeSet('A2\n');
  expect(await readResponse(await ed.send(`${STUDIO}/suggest`, input))).toMatchObject([
    200,
    { state: 'done', kind: 'pull-request', branch: `recto/${String(input['id'])}` },
  ]);
  expect(git.git('log', '-1', '--format=%an', `recto/${String(input['id'])}`)).toBe('Ed');
  expect(git.git('rev-parse', 'main')).toBe(base);
});

test('each endpoint requires its role', async () => {
  const people = { reader: 'anyone@example.com', editor: 'ed@example.com', publisher: 'ann@example.com' };
  const table: Record<string, number[]> = {};
  for (const [role, email] of Object.entries(people)) {
    const person = await signIn(studio, email);
    const statuses = await Promise.all(
      ['review', 'suggest', 'publish', 'schedule'].map(
        async (path) => (await person.send(`${STUDIO}/${path}`, { nothing: true })).status,
      ),
    );
    table[role] = [...statuses, (await person.get(`${STUDIO}/changes`)).status];
  }
  // 400: the role is sufficient, the input is invalid.
  expect(table).toEqual({
    reader: [403, 403, 403, 403, 200],
    editor: [400, 400, 403, 403, 200],
    publisher: [400, 400, 400, 400, 200],
  });
});

describe('schedules', () => {
  const later = (): string => new Date(Date.now() + 3_600_000).toISOString();

  test('a change waits for its time; its author and administrators can see and withdraw it', async () => {
    const input = createChangeSet('A2\n');
    const at = later();
    expect(await readResponse(await ann.send(`${STUDIO}/schedule`, { at, changes: input }))).toMatchObject([
      202,
      { state: 'journaled', due: at },
    ]);
    const [root, ed] = [await signIn(studio, 'root@example.com'), await signIn(studio, 'ed@example.com')];
    const lists = await Promise.all(
      [ann, root, ed].map(async (person) => {
        const { changes: all } = (await (await person.get(`${STUDIO}/changes`)).json()) as { changes: unknown[] };
        return all.length;
      }),
    );
    expect(lists).toEqual([1, 1, 0]);
    const query = `${STUDIO}/change?id=${String(input['id'])}`;
    expect([(await ed.get(query)).status, (await ann.get(query)).status]).toEqual([404, 200]);
    const withdraw = async (person: SignedIn): Promise<number> =>
      (await person.send(`${STUDIO}/change`, { id: input['id'] }, 'DELETE')).status;
    expect([await withdraw(ed), await withdraw(root), await withdraw(ann)]).toEqual([404, 204, 404]);
    expect(git.git('rev-parse', 'main')).toBe(base);
  });

  test('the running server publishes it when it is due', async () => {
    const at = new Date(Date.now() + 1500).toISOString();
    await ann.send(`${STUDIO}/schedule`, { at, changes: createChangeSet('A later\n') });
    expect(text('content/a.md')).toBe('A\n');
    await expect.poll(() => text('content/a.md'), { timeout: 20_000, interval: 100 }).toBe('A later\n');
    await expect.poll(() => built.at(-1), { timeout: 20_000 }).toBe('A later\n');
  });

  test('a conflict at the due time is reported with its reason, and the author gets all texts back', async () => {
    const at = new Date(Date.now() + 1500).toISOString();
    const input = createChangeSet('Ours\n');
    input['files'] = [
      ...(input['files'] as object[]),
      { kind: 'create', path: 'content/new.md', content: Buffer.from('New\n').toString('base64') },
    ];
    expect((await ann.send(`${STUDIO}/schedule`, { at, changes: input })).status).toBe(202);
    git.commit({ 'content/a.md': 'Theirs\n' });
    const query = `${STUDIO}/change?id=${String(input['id'])}`;
    const read = async (): Promise<Record<string, unknown>> =>
      (await (await ann.get(query)).json()) as Record<string, unknown>;
    await expect.poll(read, { timeout: 20_000, interval: 100 }).toMatchObject({
      state: 'stopped',
      error: { code: 'conflict', conflicts: [{ ours: 'Ours\n', theirs: 'Theirs\n' }] },
    });
    // As it was sent, so that it can be corrected and sent again.
    expect((await read())['changes']).toMatchObject(input);
    const ed = await signIn(studio, 'ed@example.com');
    expect((await ed.get(query)).status).toBe(404);
    const corrected = { ...input, id: `${String(input['id'])}-again`, base: git.git('rev-parse', 'main') };
    expect((await ann.send(`${STUDIO}/publish`, corrected)).status).toBe(200);
    expect([text('content/a.md'), text('content/new.md')]).toEqual(['Ours\n', 'New\n']);
    expect((await ann.send(`${STUDIO}/change`, { id: input['id'] }, 'DELETE')).status).toBe(204);
  });

  test('a person without the right to publish cannot publish a waiting change', async () => {
    const input = createChangeSet('A2\n');
    const ed = await signIn(studio, 'ed@example.com');
    await ann.send(`${STUDIO}/schedule`, { at: later(), changes: input });
    const entry = await studio.studio.store.journal.get(String(input['id']));
    const data = { ...(entry?.data as object), author: 'ed@example.com' };
    await studio.studio.store.journal.update(String(input['id']), 1, { now: Date.now(), data });
    expect((await ed.send(`${STUDIO}/change`, { id: input['id'] })).status).toBe(403);
    expect((await ed.send(`${STUDIO}/change`, { id: input['id'] }, 'DELETE')).status).toBe(204);
  });

  test('rejects a time in the past, and a change that cannot be published', async () => {
    const at = new Date(Date.now() - 1000).toISOString();
    expect((await ann.send(`${STUDIO}/schedule`, { at, changes: createChangeSet('A2\n') })).status).toBe(422);
    const broken = createChangeSet('broken\n');
    expect((await ann.send(`${STUDIO}/schedule`, { at: later(), changes: broken })).status).toBe(422);
    expect(await readResponse(await ann.get(`${STUDIO}/changes`))).toEqual([200, { changes: [] }]);
  });
});

describe('a push from outside the studio', () => {
  const post = async (headers: Record<string, string>, body = '{"ref":"refs/heads/main"}'): Promise<number> =>
    (await fetch(`${studio.origin}${STUDIO}/webhook`, { method: 'POST', headers, body })).status;
  const sign = async (body: string, secret = 'hush'): Promise<string> => {
    const { createHmac } = await import('node:crypto');
    return createHmac('sha256', secret).update(body).digest('hex');
  };
  const BODY = '{"ref":"refs/heads/main"}';

  test('is served after a signed webhook request from the git host', async () => {
    await expect.poll(() => built, { timeout: 20_000 }).toEqual(['A\n']);
    git.commit({ 'content/a.md': 'Pushed 1\n' });
    expect(await post({ 'x-hub-signature-256': `sha256=${await sign(BODY)}` })).toBe(202);
    await expect.poll(() => built.at(-1), { timeout: 20_000 }).toBe('Pushed 1\n');
    git.commit({ 'content/a.md': 'Pushed 2\n' });
    expect(await post({ 'x-gitea-signature': await sign(BODY) })).toBe(202);
    await expect.poll(() => built.at(-1), { timeout: 20_000 }).toBe('Pushed 2\n');
    git.commit({ 'content/a.md': 'Pushed 3\n' });
    expect(await post({ 'x-gitlab-token': 'hush' })).toBe(202);
    await expect.poll(() => built.at(-1), { timeout: 20_000 }).toBe('Pushed 3\n');
  });

  test('is ignored without the correct signature', async () => {
    await expect.poll(() => built, { timeout: 20_000 }).toEqual(['A\n']);
    git.commit({ 'content/a.md': 'Pushed\n' });
    const statuses = [
      await post({}),
      await post({ 'x-hub-signature-256': `sha256=${await sign(BODY, 'other')}` }),
      await post({ 'x-hub-signature-256': `sha256=${await sign('another body')}` }),
      await post({ 'x-hub-signature-256': '' }),
      await post({ 'x-gitlab-token': 'hus' }),
      await post({ 'x-gitlab-token': '', 'x-gitea-signature': await sign(BODY) }),
    ];
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
    expect(built).toEqual(['A\n']);
  });
});
