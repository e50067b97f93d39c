import { expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { checkNamedPages } from './check-named-pages.ts';
import type { CheckedFile } from './checked-file.ts';

const file = (path: string, isPage = true) =>
  ({ paths: [{ collection: 'docs', path, isPage }] }) as unknown as CheckedFile;

function missing(paths: string[], files: CheckedFile[], locales = ['en']): string[] {
  const named = paths.map((path) => ({ path, error: new ContentError('config/sidebar', path, '') }));
  return checkNamedPages(named, files, locales).map(({ message }) => message);
}

test('reports pages and folders that do not exist', () => {
  const files = [file('/docs/start'), file('/docs/guide/a'), file('/docs/settings', false)];
  const paths = ['/docs/start', '/docs/guide', '/docs/gui', '/docs/settings', '/docs/gone', '/'];
  expect(missing(paths, files)).toEqual(['/docs/gui', '/docs/settings', '/docs/gone']);
});

test('looks for pages of the default language', () => {
  expect(missing(['/docs/a', '/docs/b'], [file('/en/docs/a'), file('/fr/docs/b')], ['en', 'fr'])).toEqual(['/docs/b']);
});
