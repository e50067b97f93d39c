import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findEntry } from './entries.ts';
import { useAsyncData } from './use-async-data.ts';
import type { AsyncDataOptions } from './use-async-data.ts';

/** Renders on the server. Browser tests cover the behaviour in a browser. */
function render(key: string | null, options?: AsyncDataOptions<string>): string {
  function Probe(): ReactNode {
    const { status, data, error } = useAsyncData(key, () => expect.unreachable('a server loads nothing'), options);
    return `${status} ${data ?? '-'} ${String(error)}`;
  }
  return renderToString(<Probe />);
}

test.for([
  ['is pending, because the browser loads it immediately', 'a', {}, 'pending - undefined'],
  ['is idle with immediate: false', 'a', { immediate: false }, 'idle - undefined'],
  ['is idle without a key', null, {}, 'idle - undefined'],
  ['is loaded with initial data', 'a', { initial: 'known' }, 'success known undefined'],
  [
    'is loaded with initial data and immediate: false',
    'a',
    { initial: 'known', immediate: false },
    'success known undefined',
  ],
  ['may be empty', 'a', { initial: '' }, 'success  undefined'],
] as const)('on the server, data %s', ([, key, options, expected]) => {
  expect(render(key, options)).toBe(expected);
});

test('stores nothing on the server that another visitor could see', () => {
  render('secret', { initial: 'of one visitor' });
  expect(findEntry('secret')).toBeUndefined();
  expect(render('secret')).toBe('pending - undefined');
});
