import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageSearch } from './page-search.ts';

/** The fake address bar, and the function that changes it. */
const address = { pathname: '', search: '' };
const replaceState = vi.fn<(state: null, title: string, address: string) => void>();

function go(to: string): void {
  const { pathname, search } = new URL(to, 'http://site.test');
  Object.assign(address, { pathname, search });
}

beforeEach(() => {
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', { replaceState });
  vi.stubGlobal('navigation', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  replaceState.mockClear();
});

test('keeps the query of the page while another page loads, and reads it again after going back', () => {
  go('/en/templates?q=a');
  const { read } = createPageSearch('/en/templates');
  expect(read()).toBe('?q=a');
  go('/en/blog');
  expect(read()).toBe('?q=a');
  go('/en/templates/?q=b');
  expect(read()).toBe('?q=b');
});

test('listens only to changes of its own page', () => {
  go('/en/templates');
  const heard = vi.fn<() => void>();
  const stop = createPageSearch('/en/templates').subscribe(heard);
  const tell = (): boolean => navigation.dispatchEvent(new Event('currententrychange'));
  go('/en/templates?q=a');
  tell();
  go('/en/blog?q=b');
  tell();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  go('/en/templates');
  tell();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('changes only the URL of its own page', () => {
  go('/en/templates');
  const { change } = createPageSearch('/en/templates');
  change('?q=a', 'replace');
  go('/en/blog');
  change('?q=b', 'replace');
  expect(replaceState.mock.calls).toEqual([[null, '', '/en/templates?q=a']]);
});
