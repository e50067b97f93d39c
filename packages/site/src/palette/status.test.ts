import { fillPlaces } from '@recto/ui/boot';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Word } from './items.ts';
import { describeStatus } from './status.ts';
import type { StatusFacts } from './status.ts';

const locales = new URL('../../../ui/src/locales/', import.meta.url);

function pack(file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(file, locales), 'utf8')) as Record<string, string>;
}

function describeIn(words: Record<string, string>, facts: Partial<StatusFacts>): string {
  const word: Word = (key, values = {}) => fillPlaces(words[key] ?? key, values, 'en');
  return describeStatus({ found: { query: 'xyzzy', status: 'success' }, count: 0, ...facts }, word);
}

test.for<[string, Partial<StatusFacts>, string]>([
  ['nothing fits', {}, 'No matching data'],
  ['there is nothing at all', { found: { query: '', status: 'idle' } }, 'No data'],
  ['something can be chosen', { found: { query: '', status: 'idle' }, count: 3 }, ''],
  ['something was found', { count: 2 }, '2 results'],
  ['the answer is on its way', { found: { query: 'xyzzy', status: 'loading' } }, 'Loading…'],
  ['the search failed', { found: { query: 'xyzzy', status: 'error' } }, 'The list of pages could not be loaded.'],
  ['an action has something to say', { note: 'Copied', count: 2 }, 'Copied'],
])('BEH-8: where %s, the palette says so', ([, facts, text]) => {
  expect(describeIn(pack('en.json'), facts)).toBe(text);
});

describe('BEH-8: in every language', () => {
  test.for(readdirSync(locales).filter((file) => file.endsWith('.json')))('%s', (file) => {
    const words = pack(file);
    expect(describeIn(words, {})).toBe(words['commandPalette.noMatch']);
    expect(describeIn(words, { found: { query: '', status: 'idle' } })).toBe(words['commandPalette.noData']);
  });
});
