import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SKIPS_POSTGRES, preparePostgres } from '../../../content/fixtures/stores/postgres-server.ts';
import { valueOf } from '../../fixtures/repository-cases.ts';
import { createTestRepository } from '../../fixtures/test-repository.ts';
import type { TestRepository } from '../../fixtures/test-repository.ts';
import type { ChangeSetInput } from '../repository/change-set.ts';
import { createRepository } from '../repository/create-repository.ts';
import type { GitHost } from '../repository/git-host.ts';
import { createLocalHost } from '../repository/local/local-host.ts';
import { failure, success } from '../repository/repository-error.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { StudioStore } from '../store/studio-store.ts';
import { createPublisher } from './create-publisher.ts';
import type { Publisher, PublisherOptions } from './create-publisher.ts';
import { runPublisher } from './run-publisher.ts';

let git: TestRepository;
let base: string;
let time: number;
let log: string[];

beforeEach(() => {
  git = createTestRepository({ 'content/a.md': 'A\n', 'content/b.md': 'B\n' });
  base = git.git('rev-parse', 'main');
  time = Date.UTC(2026, 0);
  log = [];
});
afterEach(() => {
  git.remove();
});

let count = 0;
const changeSet = (path: string, content: string, more: Partial<ChangeSetInput> = {}): ChangeSetInput => {
  count += 1;
  return {
    id: `publish-${count}-test`,
    base,
    files: [{ kind: 'change', path, content: Buffer.from(content).toString('base64') }],
    summary: 'Better words',
    author: { name: 'Ada', email: 'ada@site.invalid' },
    ...more,
  };
};

const publisherOf = (
  store: StudioStore,
  {
    owner = 'one',
    wrap = (host) => host,
    build = async (revision) => {
      log.push(`build ${revision}`);
      return `version-${revision}`;
    },
    ...options
  }: Partial<PublisherOptions> & {
    wrap?: (host: GitHost) => GitHost;
    build?: (revision: string) => Promise<string>;
  } = {},
): Publisher =>
  createPublisher({
    journal: store.journal,
    owner,
    now: () => time,
    repository: createRepository({
      host: wrap(createLocalHost({ folder: git.folder })),
      branch: 'main',
      folders: ['content', 'public'],
    }),
    content: {
      build,
      activate: async (version) => {
        log.push(`switch ${version}`);
      },
    },
    ...options,
  });

/** Throws an error with two lines; only the first is shown to people. */
const crash = async (): Promise<never> => {
  throw new Error('No space left.\n    at a line of code');
};

const head = () => git.git('rev-parse', 'main');
const text = (path: string) => git.read('main', path).toString();

describe('a publisher', () => {
  let store: StudioStore;
  beforeEach(() => {
    store = openSqliteStore(':memory:');
  });
  afterEach(async () => {
    await store.close();
  });

  test('commits the change, builds the content and switches to the new version', async () => {
    const entry = valueOf(await publisherOf(store).publish(changeSet('content/a.md', 'A2\n')));
    expect(entry).toMatchObject({ state: 'done', data: { revision: head(), version: `version-${head()}` } });
    expect(entry.data.set).toBeUndefined();
    expect(log).toEqual([`build ${head()}`, `switch version-${head()}`]);
    expect(text('content/a.md')).toBe('A2\n');
  });

  test('recognises a repeated change set and rejects another one with the same id', async () => {
    const publisher = publisherOf(store);
    const input = changeSet('content/a.md', 'A2\n');
    valueOf(await publisher.publish(input));
    expect(valueOf(await publisher.publish(input)).state).toBe('done');
    expect(await publisher.publish({ ...input, summary: 'Another' })).toMatchObject({ error: { code: 'exists' } });
    expect(git.git('rev-list', '--count', 'main')).toBe('2');
    expect(log).toHaveLength(2);
  });

  test('rejects invalid change sets', async () => {
    const publisher = publisherOf(store);
    expect(await publisher.submit(changeSet('../x', 'x'))).toMatchObject({ error: { code: 'invalid-change-set' } });
    expect(await publisher.submit({ ...changeSet('content/a.md', 'x'), base: 'main' })).toMatchObject({
      error: { code: 'invalid-change-set', problems: [{ path: 'base' }] },
    });
    expect(await publisher.listPending()).toEqual([]);
  });

  test('stops at a conflict, reports both texts, and the entry can be discarded', async () => {
    const publisher = publisherOf(store);
    git.commit({ 'content/a.md': 'Theirs\n' });
    const input = changeSet('content/a.md', 'Ours\n');
    expect(valueOf(await publisher.publish(input))).toMatchObject({
      state: 'stopped',
      data: {
        stoppedAt: 'journaled',
        error: { code: 'conflict', conflicts: [{ ours: 'Ours\n', theirs: 'Theirs\n' }] },
      },
    });
    expect(await publisher.publishDue()).toEqual([]);
    expect((await publisher.listPending()).map(({ id }) => id)).toEqual([input.id]);
    expect(await publisher.discard(input.id)).toBe(true);
    expect(await publisher.listPending()).toEqual([]);
  });

  test('stops at content errors before the commit, and can be retried', async () => {
    let problems = [{ path: 'content/a.md', line: 1, reason: 'title is missing' }];
    const publisher = publisherOf(store, { checkContent: async () => problems });
    const input = changeSet('content/a.md', 'A2\n');
    expect(valueOf(await publisher.publish(input))).toMatchObject({
      state: 'stopped',
      data: { error: { code: 'invalid-content' } },
    });
    expect(head()).toBe(base);
    problems = [];
    expect(await publisher.retry(input.id)).toBe(true);
    expect(await publisher.publishDue()).toMatchObject([{ id: input.id, state: 'done' }]);
  });

  test('waits as long as the host requests, otherwise longer after each attempt', async () => {
    const retryAt = time + 90_000;
    const errors = [
      failure({ code: 'rate-limit', retryAt, message: '', hint: '' }),
      failure({ code: 'unavailable', message: '', hint: '' }),
      failure({ code: 'unavailable', message: '', hint: '' }),
    ];
    const publisher = publisherOf(store, {
      wrap: (host) => ({ ...host, readHead: async (branch) => errors.shift() ?? host.readHead(branch) }),
    });
    const entry = valueOf(await publisher.publish(changeSet('content/a.md', 'A2\n')));
    expect(entry).toMatchObject({ state: 'journaled', due: retryAt, data: { error: { code: 'rate-limit' } } });
    expect(await publisher.publishDue()).toEqual([]);
    time = retryAt;
    expect(await publisher.publishDue()).toMatchObject([{ due: time + 2000 }]);
    time += 2000;
    expect(await publisher.publishDue()).toMatchObject([{ due: time + 4000, data: { attempts: 3 } }]);
    time += 4000;
    expect(await publisher.publishDue()).toMatchObject([{ state: 'done', data: { attempts: 0 } }]);
  });

  test.for([
    ['a check', (): Partial<Parameters<typeof publisherOf>[1]> => ({ checkContent: crash })],
    ['the repository', () => ({ wrap: (host: GitHost): GitHost => ({ ...host, writeCommit: crash }) })],
  ] as const)('after a crash of %s, reports it and retries; the change can be discarded', async ([, options]) => {
    const publisher = publisherOf(store, options());
    const input = changeSet('content/a.md', 'A2\n');
    const expected = { state: 'journaled', due: time + 1000, data: { attempts: 1, error: { code: 'unavailable' } } };
    const entry = valueOf(await publisher.publish(input));
    expect(entry).toMatchObject(expected);
    expect(entry.data.error?.message).toMatch(/No space left\.$/u);
    time += 1000;
    expect(await publisher.publishDue()).toMatchObject([{ due: time + 2000, data: { attempts: 2 } }]);
    expect(await publisher.discard(input.id)).toBe(true);
    expect(await publisher.listPending()).toEqual([]);
  });

  test('does not discard a change that is or may be in the repository', async () => {
    let isUnreachable = false;
    const publisher = publisherOf(store, {
      wrap: (host) => ({
        ...host,
        readHead: async (branch) => (isUnreachable ? crash() : host.readHead(branch)),
        // The response is lost.
        writeCommit: async (order) => {
          await host.writeCommit(order);
          return failure({ code: 'unavailable', message: '', hint: '' });
        },
      }),
    });
    const input = changeSet('content/a.md', 'A2\n');
    expect(valueOf(await publisher.publish(input))).toMatchObject({ state: 'journaled', data: { attempts: 1 } });
    expect(await publisher.discard(input.id)).toBe(false);
    isUnreachable = true;
    expect(await publisher.discard(input.id)).toBe(false);
    isUnreachable = false;
    time += 1000;
    expect(await publisher.publishDue()).toMatchObject([{ id: input.id, state: 'done' }]);
  });

  test('a failed build keeps the old version and is repeated without another commit', async () => {
    let isBroken = true;
    const publisher = publisherOf(store, {
      build: async (revision) => {
        if (isBroken) throw new Error('no space left');
        return revision;
      },
    });
    expect(valueOf(await publisher.publish(changeSet('content/a.md', 'A2\n')))).toMatchObject({
      state: 'committed',
      data: { error: { code: 'content-build', message: 'no space left' } },
    });
    expect(log).toEqual([]);
    isBroken = false;
    time += 1000;
    expect(await publisher.publishDue()).toMatchObject([{ state: 'done' }]);
    expect(git.git('rev-list', '--count', 'main')).toBe('2');
  });

  test('never switches back to an older version', async () => {
    const publisher = publisherOf(store, {
      build: async (revision) => {
        // Another change is published during the build.
        if (revision === first) git.commit({ 'content/b.md': 'B2\n' });
        log.push(`build ${revision}`);
        return revision;
      },
      wrap: (host) => ({
        ...host,
        writeCommit: async (order) => {
          const result = await host.writeCommit(order);
          first = valueOf(result).revision;
          return result;
        },
      }),
    });
    let first = '';
    valueOf(await publisher.publish(changeSet('content/a.md', 'A2\n')));
    expect(log).toEqual([`build ${first}`, `build ${head()}`, `switch ${head()}`]);
  });

  test('publishes several change sets at once and ends with the newest version active', async () => {
    const publisher = publisherOf(store);
    const entries = await Promise.all([
      publisher.publish(changeSet('content/a.md', 'A2\n')),
      publisher.publish(changeSet('content/b.md', 'B2\n')),
    ]);
    expect(entries.map((entry) => valueOf(entry).state)).toEqual(['done', 'done']);
    expect([text('content/a.md'), text('content/b.md')]).toEqual(['A2\n', 'B2\n']);
    expect(log.at(-1)).toBe(`switch version-${head()}`);
  });

  test('checks each of many change sets once, one after the other', async () => {
    let checks = 0;
    const publisher = publisherOf(store, {
      checkContent: async () => {
        checks += 1;
        return [];
      },
    });
    const sets = Array.from({ length: 8 }, (_, number) =>
      changeSet('', '', { files: [{ kind: 'create', path: `content/new-${number}.md`, content: 'QQ==' }] }),
    );
    const entries = await Promise.all(sets.map(async (set) => valueOf(await publisher.publish(set))));
    expect(entries.map(({ state }) => state)).toEqual(sets.map(() => 'done'));
    expect(checks).toBe(8);
  });

  test('a pull request creates a branch and a commit, and builds nothing', async () => {
    const opened: unknown[] = [];
    const wrap = (host: GitHost): GitHost => ({
      ...host,
      openPullRequest: async (order) => {
        opened.push(order);
        return opened.length === 1
          ? failure({ code: 'unavailable', message: '', hint: '' })
          : success({ number: 7, url: 'https://host/pull/7' });
      },
    });
    const publisher = publisherOf(store, { wrap });
    const mode = { kind: 'pull-request', branch: 'studio/ada', title: 'Better words', body: 'Why.' } as const;
    expect(valueOf(await publisher.publish(changeSet('content/a.md', 'A2\n'), { mode }))).toMatchObject({
      state: 'journaled',
    });
    time += 1000;
    expect(await publisher.publishDue()).toMatchObject([{ state: 'done', data: { pullRequest: { number: 7 } } }]);
    expect(opened).toEqual(
      [0, 1].map(() => ({ head: 'studio/ada', base: 'main', title: 'Better words', body: 'Why.' })),
    );
    expect(git.git('log', '--format=%s', 'main..studio/ada')).toBe('Better words');
    expect([head(), log]).toEqual([base, []]);
  });

  test('rejects a pull request whose branch is the published branch', async () => {
    const mode = { kind: 'pull-request', branch: 'main', title: 'T', body: '' } as const;
    expect(await publisherOf(store).publish(changeSet('content/a.md', 'A2\n'), { mode })).toMatchObject({
      error: { code: 'invalid-change-set', problems: [{ path: 'main', reason: 'is the published branch' }] },
    });
    expect(head()).toBe(base);
  });

  test('creates only the branch in a repository without pull requests', async () => {
    const publisher = publisherOf(store);
    const mode = { kind: 'pull-request', branch: 'studio/ada', title: 'Better words', body: '' } as const;
    const entry = valueOf(await publisher.publish(changeSet('content/a.md', 'A2\n'), { mode }));
    expect(entry).toMatchObject({ state: 'done', data: { mode: { branch: 'studio/ada' } } });
    expect(entry.data.pullRequest).toBeUndefined();
    expect(git.git('log', '--format=%s', 'main..studio/ada')).toBe('Better words');
  });

  test('is done after the commit if the hosting service builds the site', async () => {
    const publisher = publisherOf(store, { content: undefined });
    expect(valueOf(await publisher.publish(changeSet('content/a.md', 'A2\n')))).toMatchObject({ state: 'done' });
    expect([text('content/a.md'), log]).toEqual(['A2\n', []]);
    expect(await publisher.serveHead()).toBeUndefined();
  });

  test('serves the newest commit once, regardless of its author', async () => {
    const notified: string[] = [];
    const publisher = publisherOf(store, { onPublished: (revision) => void notified.push(revision) });
    expect(await publisher.serveHead()).toBe(base);
    expect(await publisher.serveHead()).toBeUndefined();
    const pushed = git.commit({ 'content/b.md': 'B2\n' });
    expect(await publisher.serveHead()).toBe(pushed);
    expect(log.at(-1)).toBe(`switch version-${pushed}`);
    valueOf(await publisher.publish(changeSet('content/a.md', 'A2\n')));
    expect(await publisher.serveHead()).toBeUndefined();
    // `serveHead` does not call `onPublished`; only publishing does.
    expect(notified).toEqual([head()]);
  });

  test('stops if another server has claimed the entry', async () => {
    const publisher = publisherOf(store, {
      build: async (revision) => {
        log.push('build');
        if (log.length === 1) await publisherOf(store, { owner: 'two' }).reclaim();
        return revision;
      },
    });
    expect(valueOf(await publisher.publish(changeSet('content/a.md', 'A2\n'))).state).toBe('committed');
    expect(await publisherOf(store, { owner: 'two' }).publishDue()).toMatchObject([{ state: 'done' }]);
    expect(git.git('rev-list', '--count', 'main')).toBe('2');
  });

  test('an entry cannot be discarded or changed while it is processed or after it is done', async () => {
    const input = changeSet('content/a.md', 'A2\n');
    const publisher = publisherOf(store, {
      build: async (revision) => {
        log.push(String(await publisher.discard(input.id)), String(await publisher.retry(input.id)));
        return revision;
      },
    });
    valueOf(await publisher.publish(input));
    expect(log.slice(0, 2)).toEqual(['false', 'false']);
    expect([await publisher.discard(input.id), await publisher.retry(input.id)]).toEqual([false, false]);
  });
});

function describeSchedules(openStores: () => Promise<[StudioStore, StudioStore]>): void {
  let stores: [StudioStore, StudioStore];
  beforeEach(async () => {
    stores = await openStores();
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });

  test('one of two servers publishes a scheduled change set at its time', async () => {
    const [one, two] = [publisherOf(stores[0]), publisherOf(stores[1], { owner: 'two' })];
    const at = time + 60_000;
    const sets = ['content/a.md', 'content/b.md'].map((path) => changeSet(path, 'Later\n'));
    for (const set of sets) valueOf(await one.submit(set, { at }));
    expect(await Promise.all([one.publishDue(), two.publishDue()])).toEqual([[], []]);
    expect(await two.listPending()).toMatchObject([{ due: at }, { due: at }]);
    time = at;
    const done = (await Promise.all([one.publishDue(), two.publishDue(), one.publishDue(), two.publishDue()])).flat();
    expect(done.map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual(
      sets.map(({ id }) => `${id} done`).toSorted(),
    );
    expect(git.git('rev-list', '--count', 'main')).toBe('3');
    expect([text('content/a.md'), text('content/b.md')]).toEqual(['Later\n', 'Later\n']);
  });

  test('a schedule can be changed and cancelled', async () => {
    const publisher = publisherOf(stores[0]);
    const set = changeSet('content/a.md', 'Later\n');
    valueOf(await publisher.submit(set, { at: time + 1000 }));
    expect(await publisher.retry(set.id, time + 5000)).toBe(true);
    time += 2000;
    expect(await publisher.publishDue()).toEqual([]);
    expect(await publisher.discard(set.id)).toBe(true);
    time += 10_000;
    expect(await publisher.publishDue()).toEqual([]);
  });

  test('the claim of a stopped server expires', async () => {
    const set = changeSet('content/a.md', 'A2\n');
    const [one, two] = [publisherOf(stores[0]), publisherOf(stores[1], { owner: 'two' })];
    valueOf(await one.submit(set));
    await stores[0].journal.claim({ owner: 'one', now: time, until: time + 30_000 });
    expect(await two.publishDue()).toEqual([]);
    time += 30_001;
    expect(await two.publishDue()).toMatchObject([{ id: set.id, state: 'done' }]);
  });
}

describe('schedules in SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'recto-schedules-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  describeSchedules(async () => [
    openSqliteStore(join(folder, 'studio.sqlite')),
    openSqliteStore(join(folder, 'studio.sqlite')),
  ]);
});

describe.skipIf(SKIPS_POSTGRES)('schedules in PostgreSQL', { timeout: 60_000 }, () => {
  const server = preparePostgres();
  describeSchedules(async () => {
    const url = await server.createDatabase();
    return [await openPostgresStore(url), await openPostgresStore(url)];
  });
});

test('a running publisher processes due entries until it is stopped', async () => {
  let calls = 0;
  const errors: unknown[] = [];
  const publisher = {
    publishDue: async () => {
      calls += 1;
      if (calls === 2) throw new Error('the journal is locked');
      return [];
    },
  };
  const running = runPublisher(publisher, { interval: 1, onError: (error) => errors.push(error) });
  await vi.waitUntil(() => calls >= 4, { timeout: 20_000, interval: 1 });
  await running.stop();
  const callsWhenStopped = calls;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toBe(callsWhenStopped);
  expect(errors).toHaveLength(1);
});
