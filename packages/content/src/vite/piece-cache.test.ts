import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { deflatePiece } from '../dump/gzip-pieces.ts';
import { openEntries } from '../store/entries.ts';
import { openPieceCache } from './piece-cache.ts';

const piece = deflatePiece('words '.repeat(100));

test('keeps pieces for the next build as long as builds use them', () => {
  const file = join(makeFolder(), 'dumps.sqlite');
  const open = (...names: string[]) => {
    const kept = openPieceCache(file);
    for (const name of names) kept.markUsed(name);
    return kept;
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
  const kept = openPieceCache(file);
  kept.markUsed('a');
  kept.write('a', piece);
  kept.close();
  const entries = openEntries(file);
  entries.write(new Map([['a', `${entries.read('a') ?? ''}AAAA`]]));
  entries.close();
  const again = openPieceCache(file);
  expect(again.read('a')).toBeUndefined();
  again.markUsed('a');
  again.close();
});
