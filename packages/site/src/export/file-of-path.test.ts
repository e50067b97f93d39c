import { expect, test } from 'vitest';
import { fileOfPath } from './file-of-path.ts';
import { groupPaths } from './group-paths.ts';

test.for([
  ['/', true, '', 'index.html'],
  ['/below', true, '/below', 'index.html'],
  ['/below/en/docs', true, '/below', 'en/docs/index.html'],
  ['/en/404.html', true, '', 'en/404.html'],
  ['/en/docs/_payload.json', false, '', 'en/docs/_payload.json'],
  ['/日本/a b', true, '', '日本/a b/index.html'],
  ['/what?', true, '', 'what%3F/index.html'],
  ['/api/@scope/a+b', true, '', 'api/@scope/a+b/index.html'],
  ['/100%', true, '', '100%/index.html'],
  ['/_headers', false, '', '_headers'],
] as const)('%s (a page: %s, base path "%s") is the file %s', ([path, isHtml, base, file]) => {
  expect(fileOfPath(path, isHtml, base)).toBe(file);
});

test('rejects a path outside of the folder', () => {
  expect(() => fileOfPath('/a/../../b', false)).toThrow('cannot be the path of a file');
});

test('groups a page with its payload and its markdown version', () => {
  const paths = [
    '/b',
    '/b/a',
    '/b/_payload.json',
    '/b/llms.txt',
    '/b/a/_payload.json',
    '/b/raw/a.md',
    '/b/raw/index.md',
  ];
  expect(groupPaths(paths, '/b')).toEqual({
    pages: [
      ['/b', '/b/_payload.json', '/b/raw/index.md'],
      ['/b/a', '/b/a/_payload.json', '/b/raw/a.md'],
    ],
    others: ['/b/llms.txt'],
  });
});
