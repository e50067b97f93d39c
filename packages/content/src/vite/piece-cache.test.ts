import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { deflatePiece } from '../dump/gzip-pieces.ts';
import { openKeyValueFile } from '../store/key-value-file.ts';
import { openPieceCache } from './piece-cache.ts';

const piece = deflatePiece('words '.repeat(100));

test('keeps pieces for the next build as long as builds use them', () => {
  const file = join(makeFolder(), 'dumps.sqlite');
  const open = (...names: string[]) => {
    const cache = openPieceCache(file);
    for (const name of names) cache.markUsed(name);
    return cache;
  };
  const first = open('a', 'b');
  expect(first.read('a')).toBeUndefined();
  first.write('a', piece);
  first.write('b', piece);
  first.close();
  const second = open('b');
  expect(second.read('a')).toEqual(piece);
  second.close();
  const third = open('b');
  expect([third.read('a'), third.read('b')]).toEqual([undefined, piece]);
  third.close();
});

test('ignores a piece that was changed', () => {
  const file = join(makeFolder(), 'dumps.sqlite');
  const cache = openPieceCache(file);
  cache.markUsed('a');
  cache.write('a', piece);
  cache.close();
  const entries = openKeyValueFile(file);
  entries.write(new Map([['a', `${entries.read('a') ?? ''}AAAA`]]));
  entries.close();
  const again = openPieceCache(file);
  expect(again.read('a')).toBeUndefined();
  again.markUsed('a');
  again.close();
});
