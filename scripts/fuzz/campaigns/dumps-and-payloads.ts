import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { columns, dumpPartOf } from '../../../packages/content/fixtures/client/parts.ts';
import { createStoredParts } from '../../../packages/content/src/client/stored-parts.ts';
import { joinPieces, readPart, readPieces, writePart } from '../../../packages/content/src/dump/part.ts';
import type { DumpPart } from '../../../packages/content/src/dump/part.ts';
import { ContentError } from '../../../packages/content/src/errors.ts';
import { openTestWasm } from '../../../packages/content/src/store/fixtures/open-test-wasm.ts';
import { renderInlinePayload } from '../../../packages/site/src/payload/inline.ts';
import type { Payload } from '../../../packages/site/src/payload/payload.ts';
import { defineCampaign } from '../campaign.ts';
import { assertUnpolluted } from '../plain-data.ts';

const note = fc.record({
  id: fc.oneof(fc.constantFrom('notes/1.a.md', 'notes/2.b/index.md', 'x'), fc.string({ unit: 'binary', maxLength: 8 })),
  locale: fc.constantFrom('en', 'ar'),
  title: fc.string({ unit: 'binary', maxLength: 6 }).map((text) => text.replaceAll('\0', '')),
  body: fc.constantFrom('x', null),
});
const notes = fc.uniqueArray(
  note.map((one) => ({ ...one, id: one.id.replaceAll('\0', '') })),
  { selector: ({ id }) => id, maxLength: 4 },
);

/** Replaces, removes or adds one value in the JSON of a file. */
const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'add'),
  value: fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom<unknown>(
      null,
      [],
      {},
      '',
      '__proto__',
      '"; DROP TABLE x; --',
      1e308,
      { a: 1 },
      [null],
      'body',
      'id',
    ),
  ),
  key: fc.constantFrom('__proto__', 'constructor', 'id', '__hash', 'x"; --', 'body', 'pieces', 'values'),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const part = fc
  .tuple(notes, fc.constantFrom('index' as const, 'body' as const), fc.constantFrom('', 'en'))
  .map(([rows, kind, locale]) => ({ rows, key: { part: kind, locale } }));

/** Dumps and payloads are read as they were written; damaged ones are refused, and never damage the database. */
export const dumpsAndPayloads = defineCampaign({
  name: 'dumps-and-payloads',
  inputsPerRound: 2000,
  inputsInTests: 150,
  inputs: fc.record({
    part,
    changes: fc.array(change, { maxLength: 2 }),
    cut: fc.option(fc.nat(), { freq: 6, nil: undefined }),
    data: fc.jsonValue(),
    html: fc.string({ unit: fc.constantFrom('<', '/', 'script', '>', '<!--', '\u2028', '"', '\\', 'x'), maxLength: 8 }),
  }),
  async check({ part: { rows, key }, changes, cut, data, html }) {
    const written = dumpPartOf(rows, key);
    const text = writePart(written);
    if (!isDeepStrictEqual(readPart(text).values, written.values)) throw new Error('The dump is read differently.');
    const changed = JSON.stringify(changes.reduce<unknown>(applyChange, JSON.parse(text)));
    const damaged = cut === undefined ? changed : changed.slice(0, cut % changed.length);
    const read = readOrRefuse(() => readPart(damaged));
    readOrRefuse(() => joinPieces({ ...written, pieces: ['a'] }, [damaged]));
    readOrRefuse(() => readPieces(damaged));
    assertUnpolluted();
    if (read) await assertStorable(read, key);
    assertInlinePayload(data, html);
  },
});

function applyChange(json: unknown, { at, kind, value: input, key }: Change): unknown {
  // A copy, because a change may be made inside of the value of another one, and inputs can share values.
  const value = structuredClone(input);
  const places: { holder: Record<string, unknown>; name: string }[] = [];
  const collect = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [name, next] of Object.entries(inner)) {
      places.push({ holder: inner as Record<string, unknown>, name });
      collect(next);
    }
  };
  collect(json);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return kind === 'replace' ? value : json;
  const { holder, name } = place;
  if (kind === 'remove' && Array.isArray(holder)) holder.pop();
  else if (kind === 'remove') delete holder[name];
  else if (kind === 'add' && Array.isArray(holder)) holder.push(value);
  else Object.defineProperty(holder, kind === 'add' ? key : name, { value, enumerable: true, configurable: true });
  return json;
}

function readOrRefuse<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError && error.code === 'dump/broken') return undefined;
    throw error;
  }
}

/** Throws if a part that was accepted makes a database with rows unreadable. */
async function assertStorable(read: DumpPart, key: { part: 'index' | 'body'; locale: string }): Promise<void> {
  const store = openTestWasm();
  try {
    const storedParts = await createStoredParts(store, 'notes');
    const old = dumpPartOf([{ id: 'old', locale: 'en', title: 'old' }], { part: 'index', locale: '' });
    await storedParts.apply({ part: 'index', locale: '' }, old);
    await storedParts.apply(key, read).catch(() => undefined);
    const tables = await store.all("SELECT name FROM sqlite_master WHERE type = 'table'", []);
    if (!tables.some(({ name }) => name === '_content_notes')) throw new Error('The table is gone.');
    const names = Object.keys(columns).map((name) => `"${name}"`);
    if (read.structure === old.structure) await store.all(`SELECT ${names.join()} FROM "_content_notes"`, []);
  } finally {
    await store.close();
  }
}

/** Throws if the payload in a page could end its element, or is read differently. */
function assertInlinePayload(data: unknown, html: string): void {
  const head = { title: html, description: '', lang: 'en', dir: 'ltr' as const };
  const payload: Payload = { path: '/', locale: 'en', route: '/', status: 200, head, data, body: [] };
  const inline = renderInlinePayload(payload, [{ number: 0, html }], new Set());
  if (inline.includes('<')) throw new Error('The payload contains <.');
  const expected: unknown = JSON.parse(JSON.stringify({ ...payload, body: [html] }));
  if (isDeepStrictEqual(JSON.parse(inline), expected)) return;
  throw new Error(`The payload is read differently: ${inline} instead of ${JSON.stringify(expected)}`);
}
