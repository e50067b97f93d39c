import { expect, test } from 'vitest';
import type { ContentMetadata } from '../../content/content-folder.ts';
import { digestMetadata, parseMetadataKey, recordMetadata, recordVersion } from './record-metadata.ts';
import { recordReads } from './record-reads.ts';

const metadata: ContentMetadata = {
  version: 'c1',
  icons: {},
  images: {},
  history: { 'docs/a.md': '2026-01-01T00:00:00.000Z', 'docs/b.md': '2026-01-02T00:00:00.000Z' },
  files: [],
};

async function readsOf(work: () => unknown): Promise<string[]> {
  const { reads } = await recordReads(async () => work());
  return [...reads.keys()].flatMap((key) => parseMetadataKey(key) ?? []);
}

test('records each read, also of values that do not exist', async () => {
  const history = recordMetadata('history', metadata.history, metadata);
  expect(await readsOf(() => [history['docs/a.md'], history['docs/c.md']])).toEqual([
    'history:docs/a.md',
    'history:docs/c.md',
  ]);
  expect(await readsOf(() => Object.keys(history))).toEqual(['history']);
  expect(await readsOf(() => Object.hasOwn(history, 'docs/a.md'))).toEqual([]);
  expect(await readsOf(() => recordVersion(metadata))).toEqual(['version']);
});

test('returns values that are not part of the metadata', () => {
  const icons = recordMetadata('icons', { own: 'of the app', ...metadata.history }, metadata);
  expect([icons['own'], icons['docs/a.md']]).toEqual(['of the app', metadata.history['docs/a.md']]);
});

test.for([
  ['history:docs/a.md', { ...metadata, history: { 'docs/a.md': 'later' } }, true],
  ['history:docs/c.md', { ...metadata, history: { ...metadata.history, 'docs/c.md': 'later' } }, true],
  ['history:docs/a.md', { ...metadata, history: { ...metadata.history, 'docs/b.md': 'later' } }, false],
  ['history:toString', { ...metadata, version: 'c2' }, false],
  ['history', { ...metadata, history: { 'docs/a.md': 'later' } }, true],
  ['history', { ...metadata, version: 'c2' }, false],
  ['version', { ...metadata, version: 'c2' }, true],
  ['version', undefined, true],
] as const)('the digest of "%s" with the metadata %o differs: %s', ([read, other, isOther]) => {
  expect(digestMetadata(read, other) !== digestMetadata(read, metadata)).toBe(isOther);
});
