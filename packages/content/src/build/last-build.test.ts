import * as fc from 'fast-check';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import config from '../../fixtures/build/content.config.ts';
import { createTestSite } from '../../fixtures/build/test-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const configFile = fileURLToPath(new URL('../../fixtures/build/content.config.ts', import.meta.url));

test('a build after any edit has the same rows as a build from scratch', async () => {
  const name = fc.constantFrom('1.a', '2.a', '2.b', '3.c.draft', 'd', 'deep/1.e', 'deep/index');
  const text = fc.constantFrom(
    '# One',
    '# Two',
    '---\ndraft: true\n---\n# Three',
    '![](./p.png)',
    '---\nrank: x\n---\n',
  );
  const edit = fc.record({ name, text: fc.option(text) });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(edit, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), async (rounds) => {
      const { build, root, rows } = createTestSite(config, {
        'en/docs/p.png': 'picture',
        'en/docs/deep/p.png': 'other',
      });
      const fresh = createTestSite(config, {});
      for (const [round, edits] of [[], ...rounds].entries()) {
        for (const { name, text } of edits) {
          const file = join(root, 'en/docs', `${name}.md`);
          mkdirSync(dirname(file), { recursive: true });
          if (text === null) rmSync(file, { force: true });
          else writeFileSync(file, `${text}\n`);
        }
        // A changed image has a different URL.
        writeFileSync(join(root, 'en/docs/p.png'), `picture ${round}`);
        const [patched, whole] = [await build({ configFile }), await fresh.build({ root })];
        expect(patched.errors.map(String)).toEqual(whole.errors.map(String));
        if (whole.errors.length > 0) continue;
        // Only a build with a cache has a fingerprint.
        expect({ ...patched, fingerprint: undefined }).toEqual(whole);
        for (const collection of Object.keys(config.collections)) {
          expect(await rows(collection)).toEqual(await fresh.rows(collection));
        }
      }
    }),
    { numRuns: 25 },
  );
});

const files = { 'en/docs/a.md': '# A', 'en/docs/b.md': '# B' };

/** Changes a row in the database directly: rows that are not written again keep the change. */
function mark(output: string): void {
  const database = new DatabaseSync(output);
  database.exec(`UPDATE "_content_docs" SET "title" = 'Kept'`);
  database.close();
}

async function titlesAfter(change: (workshop: ReturnType<typeof createTestSite>) => void): Promise<unknown[]> {
  const workshop = createTestSite(config, files);
  await workshop.build({ configFile });
  mark(workshop.output);
  change(workshop);
  await workshop.build({ configFile });
  return (await workshop.rows('docs')).map(({ title }) => title);
}

test('rows of unchanged files are not written again', async () => {
  expect(await titlesAfter(({ write }) => write({ 'en/docs/b.md': '# New' }))).toEqual(['Kept', 'New']);
});

test('only changed files are announced', async () => {
  const { build, write } = createTestSite(config, files);
  const onChange = vi.fn<() => void>();
  await build({ configFile, onChange });
  expect(onChange).toHaveBeenCalledTimes(1);
  await build({ configFile, onChange });
  expect(onChange).toHaveBeenCalledTimes(1);
  write({ 'en/docs/b.md': '# New' });
  await build({ configFile, onChange });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the database file is kept if nothing has changed', async () => {
  const { build, output } = createTestSite(config, files);
  await build({ configFile });
  const { ino } = statSync(output);
  expect(await build({ configFile })).toMatchObject({ rows: 4, errors: [] });
  expect(statSync(output).ino).toBe(ino);
});

test('a file with a changed time is read again, and its rows stay the same', async () => {
  const { build, root, output, rows } = createTestSite(config, files);
  await build({ configFile });
  utimesSync(join(root, 'en/docs/a.md'), 1, 1);
  await build({ configFile });
  expect((await rows('docs')).map(({ title }) => title)).toEqual(['A', 'B']);
  expect(readFileSync(output).includes('A')).toBe(true);
});

test.for<[string, (workshop: ReturnType<typeof createTestSite>) => void]>([
  ['without the data of the last build', ({ folder }) => rmSync(join(folder, 'data', 'cache'), { recursive: true })],
  [
    'with a different database',
    ({ output }) => new DatabaseSync(output).exec(`UPDATE "_recto_collections" SET "version" = 'x'`),
  ],
  ['with an invalid database', ({ output }) => writeFileSync(output, 'spoilt')],
  ['after a file was moved', ({ root }) => renameSync(join(root, 'en/docs/a.md'), join(root, 'en/docs/0.a.md'))],
])('every file is read again %s', async ([, change]) => {
  expect((await titlesAfter(change))[0]).toBe('A');
});
