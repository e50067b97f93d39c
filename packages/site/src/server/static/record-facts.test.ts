import { expect, test } from 'vitest';
import type { ContentFacts } from '../../content/content-folder.ts';
import { digestFact, parseFactKey, recordFacts, recordVersion } from './record-facts.ts';
import { recordReads } from './record-reads.ts';

const facts: ContentFacts = {
  version: 'c1',
  icons: {},
  images: {},
  history: { 'docs/a.md': '2026-01-01T00:00:00.000Z', 'docs/b.md': '2026-01-02T00:00:00.000Z' },
  files: [],
};

async function readsOf(work: () => unknown): Promise<string[]> {
  const { reads } = await recordReads(async () => work());
  return [...reads.keys()].flatMap((key) => parseFactKey(key) ?? []);
}

test('records each read, also of values that do not exist', async () => {
  const history = recordFacts('history', facts.history, facts);
  expect(await readsOf(() => [history['docs/a.md'], history['docs/c.md']])).toEqual([
    'history:docs/a.md',
    'history:docs/c.md',
  ]);
  expect(await readsOf(() => Object.keys(history))).toEqual(['history']);
  expect(await readsOf(() => Object.hasOwn(history, 'docs/a.md'))).toEqual([]);
  expect(await readsOf(() => recordVersion(facts))).toEqual(['version']);
});

test('returns values that are not part of the metadata', () => {
  const icons = recordFacts('icons', { own: 'of the app', ...facts.history }, facts);
  expect([icons['own'], icons['docs/a.md']]).toEqual(['of the app', facts.history['docs/a.md']]);
});

test.for([
  ['history:docs/a.md', { ...facts, history: { 'docs/a.md': 'later' } }, true],
  ['history:docs/c.md', { ...facts, history: { ...facts.history, 'docs/c.md': 'later' } }, true],
  ['history:docs/a.md', { ...facts, history: { ...facts.history, 'docs/b.md': 'later' } }, false],
  ['history:toString', { ...facts, version: 'c2' }, false],
  ['history', { ...facts, history: { 'docs/a.md': 'later' } }, true],
  ['history', { ...facts, version: 'c2' }, false],
  ['version', { ...facts, version: 'c2' }, true],
  ['version', undefined, true],
] as const)('the digest of "%s" with the metadata %o differs: %s', ([read, other, isOther]) => {
  expect(digestFact(read, other) !== digestFact(read, facts)).toBe(isOther);
});
