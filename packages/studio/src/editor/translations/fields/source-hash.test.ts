import { checkTranslations, hashSource } from '@recto/content';
import { expect, test } from 'vitest';
import { readFileMetadata } from '../../../documents/read-file-metadata.ts';
import { markCurrent, newTranslation, stateOf } from './source-hash.ts';
import type { PatchResult } from '../../fields/patch/run-edit.ts';

const ORIGINAL = '---\ntitle: Start # of it\n---\n\nWords.\n';
const PATH = 'content/fr/a.md';
const textOf = (result: PatchResult): string => (result.ok ? result.text : `refused: ${result.problem}`);

/** Warnings of `recto check` about outdated translations. */
async function warningsOf(original: string, translation: string): Promise<string[]> {
  const file = async (locale: string, text: string) => {
    const { hash, sourceHash } = await readFileMetadata(`${locale}/a.md`, new TextEncoder().encode(text));
    const paths = [{ collection: 'docs', path: `/${locale}/a`, isPage: true }];
    const source = sourceHash === undefined ? undefined : { hash: sourceHash, line: undefined };
    return { file: `${locale}/a.md`, locale, draft: false, paths, hash, source };
  };
  const files = [await file('en', original), await file('fr', translation)];
  const { errors, warnings } = checkTranslations(files, ['en', 'fr']);
  return [...errors, ...warnings].map(({ code }) => code);
}

test('changes one line when a translation is marked, and the check reports no warning afterwards', async () => {
  const stale = '---\n# A comment.\ntitle:   Début\nsourceHash: "0123456789abcdef"\n---\n\nMots.\n';
  expect(await warningsOf(ORIGINAL, stale)).toEqual(['translation/outdated']);
  const hash = await hashSource(ORIGINAL);
  expect(stateOf(PATH, stale, hash)).toBe('stale');
  const marked = textOf(markCurrent(PATH, stale, hash));
  expect(marked).toBe(stale.replace('0123456789abcdef', hash));
  expect(await warningsOf(ORIGINAL, marked)).toEqual([]);
  expect(stateOf(PATH, marked, hash)).toBe('current');
});

test.for(['1234567890123456', '12345678901234e5', '0123456701234567', 'abcdefabcdefabcd'])(
  'writes the hash %s as a text',
  async (hash) => {
    for (const text of ['Mots.\n', '---\ntitle: A\n---\nMots.\n']) {
      const marked = textOf(markCurrent(PATH, text, hash));
      expect((await readFileMetadata('a.md', new TextEncoder().encode(marked))).sourceHash).toBe(hash);
    }
  },
);

test('returns unknown for a translation without a hash', () => {
  expect(stateOf(PATH, '---\ntitle: A\n---\n', 'x')).toBe('unknown');
  expect(stateOf(PATH, '---\ntitle: A\nsourceHash:\n---\n', 'x')).toBe('unknown');
  expect(stateOf(PATH, '---\nsourceHash: 12\n---\n', 'x')).toBe('stale');
});

test('does not mark invalid front matter', () => {
  expect(markCurrent(PATH, '---\ntitle: [\n---\n', 'x')).toEqual({ ok: false, problem: 'invalid' });
});

test('creates a translation with the fields and hash of the original, and its text on request', async () => {
  const hash = await hashSource(ORIGINAL);
  const create = (hasText: boolean): string =>
    textOf(newTranslation({ path: PATH, original: ORIGINAL, hash, hasText }));
  expect(create(true).replace(/\nsourceHash: .+/u, '')).toBe(ORIGINAL);
  expect(create(false).replace(/\nsourceHash: .+/u, '')).toBe('---\ntitle: Start # of it\n---\n');
  expect(await warningsOf(ORIGINAL, create(true))).toEqual([]);
  expect(stateOf(PATH, create(false), hash)).toBe('current');
});
