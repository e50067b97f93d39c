import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findEntry } from './entries.ts';
import { useAsyncData } from './use-async-data.ts';
import type { AsyncDataOptions } from './use-async-data.ts';

/** What the server renders; the browser's part has journeys of its own. */
function render(key: string | null, options?: AsyncDataOptions<string>): string {
  function Probe(): ReactNode {
    const { status, data, error } = useAsyncData(key, () => expect.unreachable('a server asks for nothing'), options);
    return `${status} ${data ?? '-'} ${String(error)}`;
  }
  return renderToString(<Probe />);
}

test.for([
  ['is on its way, for the browser asks for it at once', 'a', {}, 'pending - undefined'],
  ['rests where it is not asked for at once', 'a', { immediate: false }, 'idle - undefined'],
  ['rests where nothing is asked for', null, {}, 'idle - undefined'],
  ['is there where the server knows it', 'a', { initial: 'known' }, 'success known undefined'],
  [
    'is there where the server knows it, asked for or not',
    'a',
    { initial: 'known', immediate: false },
    'success known undefined',
  ],
  ['may be empty', 'a', { initial: '' }, 'success  undefined'],
] as const)('on the server data %s', ([, key, options, expected]) => {
  expect(render(key, options)).toBe(expected);
});

test('the server keeps nothing that another visitor could see', () => {
  render('secret', { initial: 'of one visitor' });
  expect(findEntry('secret')).toBeUndefined();
  expect(render('secret')).toBe('pending - undefined');
});
