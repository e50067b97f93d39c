import { fillPlaceholders } from '@recto/ui/boot';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GetMessage } from './items.ts';
import { describeStatus } from './status.ts';
import type { StatusData } from './status.ts';

const locales = new URL('../../../ui/src/locales/', import.meta.url);

function pack(file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(file, locales), 'utf8')) as Record<string, string>;
}

function describeIn(messages: Record<string, string>, data: Partial<StatusData>): string {
  const message: GetMessage = (key, values = {}) => fillPlaceholders(messages[key] ?? key, values, 'en');
  return describeStatus({ search: { query: 'xyzzy', status: 'success' }, count: 0, ...data }, message);
}

test.for<[string, Partial<StatusData>, string]>([
  ['nothing matches', {}, 'No matching data'],
  ['there are no options', { search: { query: '', status: 'idle' } }, 'No data'],
  ['there are options without a query', { search: { query: '', status: 'idle' }, count: 3 }, ''],
  ['there are results', { count: 2 }, '2 results'],
  ['the results are loading', { search: { query: 'xyzzy', status: 'loading' } }, 'Loading…'],
  ['only the best results are shown', { search: { query: 'xyzzy', status: 'partial' }, count: 2 }, 'Loading…'],
  ['the search failed', { search: { query: 'xyzzy', status: 'error' } }, 'The list of pages could not be loaded.'],
  ['an action has a message', { note: 'Copied', count: 2 }, 'Copied'],
])('BEH-8: shows the status if %s', ([, data, text]) => {
  expect(describeIn(pack('en.json'), data)).toBe(text);
});

describe('BEH-8: in every language', () => {
  test.for(readdirSync(locales).filter((file) => file.endsWith('.json')))('%s', (file) => {
    const messages = pack(file);
    expect(describeIn(messages, {})).toBe(messages['commandPalette.noMatch']);
    expect(describeIn(messages, { search: { query: '', status: 'idle' } })).toBe(messages['commandPalette.noData']);
  });
});
