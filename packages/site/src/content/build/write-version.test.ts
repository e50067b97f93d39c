import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOf, readCurrent, readMetadata } from '../content-folder.ts';
import { hasVersion, writeVersion } from './write-version.ts';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recto-versions-'));
  folder = join(root, 'content');
  writeFileSync(join(root, 'map.png'), 'map');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(
  words: string,
  files: Record<string, string> = {},
  search = 'index',
  fail: () => void = () => undefined,
): string {
  const database = join(root, 'content.sqlite');
  writeFileSync(database, words);
  return writeVersion(folder, {
    database,
    collections: { pages: words },
    metadata: { icons: {}, images: {}, history: { 'a.md': '2026-11-01T00:00:00.000Z' } },
    files: new Map(Object.entries(files)),
    searchForm: search,
    writeSearch: (target) => {
      mkdirSync(target);
      writeFileSync(join(target, 'en.json'), search);
      fail();
    },
  });
}

/** Sets the time of a version back. */
function age(version: string, days: number): void {
  const time = Date.now() / 1000 - days * 86_400;
  utimesSync(join(folder, version), time, time);
}

test('writes database, metadata and files, and makes the version the current one', () => {
  const version = write('one', { '/_assets/map.0123456789.png': join(root, 'map.png') });
  expect(readCurrent(folder)).toBe(version);
  expect(readFileSync(databaseOf(folder, version), 'utf8')).toBe('one');
  expect(readMetadata(databaseOf(folder, version))).toMatchObject({
    version,
    history: { 'a.md': '2026-11-01T00:00:00.000Z' },
    files: ['/_assets/map.0123456789.png'],
  });
  expect(readFileSync(join(folder, 'files/_assets/map.0123456789.png'), 'utf8')).toBe('map');
});

test('writes equal content only once', () => {
  const version = write('one');
  writeFileSync(join(folder, version, 'mark'), '');
  expect(write('one')).toBe(version);
  expect(existsSync(join(folder, version, 'mark'))).toBe(true);
});

test.for([
  ['a missing database', 'content.sqlite', undefined],
  ['a truncated database', 'content.sqlite', 'o'],
  ['a missing search index', 'search/en.json', undefined],
  ['metadata that is not JSON', 'metadata.json', '{"version":'],
] as const)('writes a version with %s again', ([, file, text]) => {
  const version = write('one');
  if (text === undefined) rmSync(join(folder, version, file));
  else writeFileSync(join(folder, version, file), text);
  expect(hasVersion(folder, version)).toBe(false);
  expect(write('one')).toBe(version);
  expect(hasVersion(folder, version)).toBe(true);
  expect(readFileSync(databaseOf(folder, version), 'utf8')).toBe('one');
});

test('leaves the old version and nothing else if writing fails, as on a full disk', () => {
  const version = write('one');
  const before = readdirSync(folder, { recursive: true });
  const full = new Error('ENOSPC: no space left on device');
  expect(() =>
    write('two', {}, 'index', () => {
      throw full;
    }),
  ).toThrow(full);
  expect(readCurrent(folder)).toBe(version);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('deletes versions that a killed build has not completed', () => {
  const [first, second] = [write('one'), write('two')];
  mkdirSync(join(folder, '0123456789ab.4242'));
  const third = write('three');
  expect(readdirSync(folder).sort()).toEqual([first, second, third, 'current'].sort());
});

test.for(['words', 'files'])('names another version for other %s', (kind) => {
  const version = write('one');
  expect(kind === 'words' ? write('two') : write('one', { '/_assets/map.0.png': join(root, 'map.png') })).not.toBe(
    version,
  );
});

test('keeps the two versions before the current one, and deletes files that none of the three has', () => {
  const [old, map] = ['/_assets/old.0.png', '/_assets/map.0.png'];
  const source = join(root, 'map.png');
  const versions = ['one', 'two', 'three'].map((words, index) => {
    const version = write(words, { [map]: source, ...(index === 0 && { [old]: source }) });
    age(version, 3 - index);
    return version;
  });
  const last = write('four', { [map]: source });
  expect(readdirSync(folder).sort()).toEqual([...versions.slice(1), last, 'current', 'files'].sort());
  expect(readdirSync(join(folder, 'files', '_assets'))).toEqual(['map.0.png']);
});

test('makes an earlier version the current one again', () => {
  const first = write('one');
  write('two');
  write('one');
  expect(readCurrent(folder)).toBe(first);
});
