import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestRepository } from '../../fixtures/test-repository.ts';
import type { TestRepository } from '../../fixtures/test-repository.ts';
import { createRepository } from '../repository/create-repository.ts';
import type { Repository } from '../repository/create-repository.ts';
import type { GitHost } from '../repository/git-host.ts';
import { createLocalHost } from '../repository/local/local-host.ts';
import { failure } from '../repository/repository-error.ts';
import { createContentIndex } from './content-index.ts';

const FOLDERS = { content: 'content', public: 'public' };
const COUNT = 1000;

let git: TestRepository;
let host: GitHost;
/** Ids of the files that were read. */
let read: string[];

beforeEach(() => {
  const pages = Array.from({ length: COUNT }, (_, n) => [`content/${n}.md`, `---\ntitle: Page ${n}\n---\n`] as const);
  git = createTestRepository({ ...Object.fromEntries(pages), 'content/a.png': 'picture', 'public/a.txt': 'text' });
  const local = createLocalHost({ folder: git.folder });
  read = [];
  host = {
    ...local,
    readBlobs: async (revision, entries) => {
      read.push(...entries.map(({ path }) => path));
      return (await local.readBlobs?.(revision, entries)) ?? failure({ code: 'unsupported', message: '', hint: '' });
    },
  };
});

afterEach(() => {
  git.remove();
});

const open = (): Repository => createRepository({ host, branch: 'main', folders: Object.values(FOLDERS) });

test('reads content files once, and after a commit only the changed files', { timeout: 60_000 }, async () => {
  const index = createContentIndex({ repository: open(), folders: FOLDERS, maxWait: 60_000 });
  const [first] = await Promise.all([index.read(), index.read()]);
  expect(first).toMatchObject({ ok: true, value: { pending: 0, problem: undefined } });
  expect(read).toHaveLength(COUNT);
  const entry = first.ok ? first.value.files.find(({ path }) => path === 'content/7.md') : undefined;
  expect(first.ok && entry && first.value.metadataOf(entry)?.title).toBe('Page 7');
  read = [];
  git.commit({ 'content/7.md': '---\ntitle: Other\n---\n', 'content/moved.md': '---\ntitle: Page 8\n---\n' });
  expect(await index.read()).toMatchObject({ value: { pending: 0 } });
  expect(read).toEqual(['content/7.md']);
});

test('responds before all files are read, and continues reading', { timeout: 60_000 }, async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const { readBlobs } = host;
  let calls = 0;
  host.readBlobs = async (revision, entries) => {
    calls += 1;
    if (calls > 1) await released;
    return (await readBlobs?.(revision, entries)) ?? failure({ code: 'unsupported', message: '', hint: '' });
  };
  const index = createContentIndex({ repository: open(), folders: FOLDERS, maxWait: 1000 });
  const early = await index.read();
  expect(early).toMatchObject({ ok: true, value: { problem: undefined } });
  // On a slow machine, even the first files may be missing.
  expect(early.ok && early.value.pending).toBeGreaterThanOrEqual(COUNT - 200);
  release(undefined);
  const pending = async () => ((await index.read()) as { value: { pending: number } }).value.pending;
  await expect.poll(pending, { timeout: 50_000 }).toBe(0);
  expect(read).toHaveLength(COUNT);
});

test('reports an error of the host together with the known files', { timeout: 60_000 }, async () => {
  const { readBlobs } = host;
  let calls = 0;
  host.readBlobs = async (revision, entries) => {
    calls += 1;
    const limit = failure({ code: 'rate-limit', retryAt: 1, message: 'Too many requests.', hint: 'Wait.' });
    return calls === 2 ? limit : ((await readBlobs?.(revision, entries)) ?? limit);
  };
  const index = createContentIndex({ repository: open(), folders: FOLDERS, maxWait: 60_000 });
  expect(await index.read()).toMatchObject({ value: { pending: COUNT - 200, problem: { code: 'rate-limit' } } });
  expect(await index.read()).toMatchObject({ value: { pending: 0, problem: undefined } });
});
