import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSet, valueOf } from '../../../fixtures/repository-cases.ts';
import { createRepository } from '../create-repository.ts';
import type { Repository } from '../create-repository.ts';
import { createFolderHost } from './folder-host.ts';

const FOLDERS = ['content', 'public'];
let folder: string;
let repository: Repository;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-folder-'));
  mkdirSync(join(folder, 'content/deep'), { recursive: true });
  write('content/a.md', 'One\n\nTwo\n\nThree\n');
  write('content/deep/b.md', 'B\n');
  write('recto.config.ts', 'export {};\n');
  repository = createRepository({
    host: createFolderHost({ folder, folders: FOLDERS }),
    branch: 'x',
    folders: FOLDERS,
  });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (path: string, text: string): void => {
  writeFileSync(join(folder, path), text);
};
const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
const base64 = (value: string): string => Buffer.from(value).toString('base64');
const head = async (): Promise<string> => valueOf(await repository.readHead());

test('the tree contains only files in the configured folders, and its revision changes when they change', async () => {
  const first = await head();
  const tree = valueOf(await repository.readTree(first));
  expect(tree.map(({ path }) => path)).toEqual(['content/a.md', 'content/deep/b.md']);
  expect(await head()).toBe(first);
  write('content/deep/b.md', 'B, longer\n');
  const second = await head();
  expect(second).not.toBe(first);
  expect(valueOf(await repository.listChanges(first, second)).map(({ path }) => path)).toEqual(['content/deep/b.md']);
  expect(Buffer.from(valueOf(await repository.readFile(second, 'content/deep/b.md'))).toString()).toBe('B, longer\n');
});

test('a commit writes, renames and deletes files', async () => {
  const done = await repository.commit(
    changeSet(await head(), [
      { kind: 'change', path: 'content/a.md', content: base64('A2\n') },
      { kind: 'create', path: 'public/new/c.txt', content: base64('C\n') },
      { kind: 'rename', from: 'content/deep/b.md', path: 'content/deep/d.md' },
    ]),
  );
  expect(valueOf(done)).toMatchObject({ outcome: 'committed', revision: await head() });
  expect([text('content/a.md'), text('public/new/c.txt'), text('content/deep/d.md')]).toEqual(['A2\n', 'C\n', 'B\n']);
  expect(() => text('content/deep/b.md')).toThrow('ENOENT');
});

test('merges an edit made in a text editor or reports a conflict, and never overwrites it', async () => {
  const base = await head();
  write('content/a.md', 'One\n\nTwo\n\nThree of the editor\n');
  const change = (content: string) =>
    changeSet(base, [{ kind: 'change', path: 'content/a.md', content: base64(content) }]);
  const merged = await repository.commit(change('One of the studio\n\nTwo\n\nThree\n'));
  expect(valueOf(merged).merged).toEqual(['content/a.md']);
  expect(text('content/a.md')).toBe('One of the studio\n\nTwo\n\nThree of the editor\n');
  const conflict = await repository.commit(change('One\n\nTwo\n\nThree of the studio\n'));
  expect(conflict).toMatchObject({ ok: false, error: { code: 'conflict' } });
  expect(text('content/a.md')).toBe('One of the studio\n\nTwo\n\nThree of the editor\n');
});

test('does not read or write through a symbolic link', async () => {
  symlinkSync(join(folder, 'recto.config.ts'), join(folder, 'content/config.md'));
  const base = await head();
  expect(await repository.readFile(base, 'content/config.md')).toMatchObject({
    ok: false,
    error: { code: 'not-found' },
  });
  const set = changeSet(base, [{ kind: 'change', path: 'content/config.md', content: base64('bad\n') }]);
  expect(await repository.commit(set)).toMatchObject({ ok: false, error: { code: 'invalid-change-set' } });
  expect(text('recto.config.ts')).toBe('export {};\n');
});

test('rejects a revision from before a restart, and says to load the page again', async () => {
  const set = changeSet('1'.repeat(40), [{ kind: 'change', path: 'content/a.md', content: base64('A2\n') }]);
  expect(await repository.commit(set)).toMatchObject({
    ok: false,
    error: { code: 'not-found', hint: expect.stringContaining('Load the page again') as string },
  });
});

test('has no history', async () => {
  expect(valueOf(await repository.readHistory('content/a.md', 10)).commits).toEqual([]);
});

test('has no branches', async () => {
  expect(await repository.createBranch('other', await head())).toMatchObject({
    ok: false,
    error: { code: 'unsupported' },
  });
});
