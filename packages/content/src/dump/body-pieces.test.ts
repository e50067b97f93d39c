import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { buildContent } from '../build/build-content.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { ReadStore } from '../store/store.ts';
import { listBodyPieces, readBodyPiece } from './body-pieces.ts';
import { createDumps } from './create-dumps.ts';
import { decodeDump } from './encode.ts';
import type { DeflatedPiece } from './gzip-pieces.ts';
import { joinPieces, readPart, readPieces, writePieces } from './part.ts';
import { writeWholeDump } from './whole-dump.ts';
import type { PieceCache } from './whole-dump.ts';

const config = defineContent({
  locales: ['en', 'fr'],
  collections: { notes: defineCollection({ type: 'page', source: 'notes/**' }) },
});

async function openNotes(edited = ''): Promise<ReadStore> {
  const root = makeFolder();
  const notes = Array.from({ length: 150 }, (_, index) => [`en/notes/n${index}.md`, `# Note ${index}\n`] as const);
  writeFiles(root, {
    ...Object.fromEntries(notes),
    'en/notes/n75.md': `# Note 75\n\n${edited}\n`,
    'fr/notes/n1.md': '# Une note\n',
  });
  const output = join(root, 'content.sqlite');
  expect((await buildContent({ config, root, output })).errors).toEqual([]);
  const store = openSqlite(output);
  onTestFinished(() => store.close());
  return store;
}

test('the pieces contain every body once, like the whole dump', async () => {
  const store = await openNotes();
  const pieces = await listBodyPieces(store, 'notes');
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.filter(({ locale }) => locale === 'fr').map(({ ids }) => ids)).toEqual([['notes/fr/notes/n1.md']]);
  const texts = await Promise.all(pieces.map(async (piece) => await readBodyPiece(store, 'notes', piece)));
  const whole = readPart(await createDumps(store).dump('notes', { part: 'body' }));
  const { values: _, ...head } = whole;
  const list = readPieces(writePieces({ ...head, pieces: pieces.map(({ name }) => name) }));
  const joined = list && joinPieces(list, texts);
  const rowsOf = ({ id = [], body = [], __hash = [] }: typeof whole.values) =>
    id.map((one, row) => JSON.stringify([one, body[row], __hash[row]])).toSorted();
  expect(rowsOf(joined?.values ?? {})).toEqual(rowsOf(whole.values));
  expect(joined).toMatchObject({ version: whole.version, structure: whole.structure, part: 'body' });
});

test('the whole dump from pieces has the same statements, and compresses one piece after an edit', async () => {
  const stored = new Map<string, DeflatedPiece>();
  const writtenNames: string[] = [];
  const memory: PieceCache = {
    markUsed: () => undefined,
    read: (name) => stored.get(name),
    write: (name, piece) => {
      writtenNames.push(name);
      stored.set(name, piece);
    },
  };
  const write = async (store: ReadStore): Promise<string> => {
    writtenNames.length = 0;
    const columns = store.collections['notes'] ?? {};
    const pieces = await listBodyPieces(store, 'notes');
    return await writeWholeDump(store, { collection: 'notes', columns, pieces, cache: memory });
  };
  for (const store of [await openNotes(), await openNotes('Edited.')]) {
    const before = stored.size;
    const statements = await decodeDump(await write(store));
    const whole = await decodeDump(await createDumps(store).dump('notes', { part: 'all' }));
    expect(statements.slice(0, 3)).toEqual(whole.slice(0, 3));
    expect(statements.toSorted()).toEqual(whole.toSorted());
    expect(writtenNames.length).toBe(before === 0 ? stored.size : 1);
  }
});

test('an edit of one row changes the name of one piece', async () => {
  const before = (await listBodyPieces(await openNotes(), 'notes')).map(({ name }) => name);
  const after = (await listBodyPieces(await openNotes('Edited.'), 'notes')).map(({ name }) => name);
  expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  expect(after).toHaveLength(before.length);
});

test.for(['', '{"id":["a"],"body":["b"]', '{"id":["a"],"body":[],"__hash":["c"]}', 'null'])(
  'rejects an incomplete piece: %s',
  (text) => {
    const list = { part: 'body', version: 'v', structure: 's', columns: {}, pieces: ['a'] } as const;
    expect(() => joinPieces(list, [text])).toThrow('is not a valid dump');
  },
);
