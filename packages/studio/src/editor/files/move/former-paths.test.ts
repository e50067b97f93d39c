import { expect, test } from 'vitest';
import type { ListedFile } from '../../../documents/list-documents.ts';
import { findFormerPathChange, writeFormerPaths } from './former-paths.ts';

const files: ListedFile[] = [
  { path: 'content/en/a.md', id: '', kind: 'page', route: '/en/a' },
  { path: 'content/en/hidden.md', id: '', kind: 'page', route: '/en/hidden', draft: true },
  { path: 'content/en/team.yml', id: '', kind: 'data' },
  { path: 'content/en/star*.md', id: '', kind: 'page', route: '/en/star*' },
];
const tree = { files, locales: ['en', 'de'] };
const at = (name: string) => ({ publishedPath: `content/en/${name}` });

test.for([
  ['a published page', at('a.md'), '/en/b', { add: '/a', remove: '/b' }],
  ['a page that keeps its URL', at('a.md'), '/en/a', { remove: '/a' }],
  ['the home of a language', at('a.md'), '/en', { add: '/a', remove: '/' }],
  ['a page that was never published', {}, '/en/b', { remove: '/b' }],
  ['a draft', at('hidden.md'), '/en/b', { remove: '/b' }],
  ['a page that becomes a draft', { ...at('a.md'), draft: true as const }, '/en/b', { remove: '/b' }],
  ['data', at('team.yml'), undefined, undefined],
  ['a path that would be a pattern', at('star*.md'), '/en/b', { remove: '/b' }],
] as const)('%s', ([, entry, route, change]) => {
  expect(findFormerPathChange(entry, route, tree)).toEqual(change);
});

test('keeps paths as they are on a site with one language', () => {
  expect(findFormerPathChange(at('a.md'), '/b', { ...tree, locales: ['en'] })).toEqual({ add: '/en/a', remove: '/b' });
});

const change = { add: '/a', remove: '/b' };

test.for([
  ['no fields', 'Text.\n', '---\nredirectFrom:\n  - /a\n---\n\nText.\n'],
  [
    'other fields, comments and CRLF line breaks',
    "---\r\ntitle:   'A'  # kept\r\n---\r\n\r\nText  \r\n",
    "---\r\ntitle:   'A'  # kept\r\nredirectFrom:\r\n  - /a\r\n---\r\n\r\nText  \r\n",
  ],
  [
    'other former paths',
    '---\nredirectFrom:\n- "/z" # long ago\ntitle: A\n---\n',
    '---\nredirectFrom:\n- "/z" # long ago\n- /a\ntitle: A\n---\n',
  ],
  ['the same', '---\nredirectFrom: [/A/]\n---\n', '---\nredirectFrom: [/A/]\n---\n'],
  ['the new path', '---\nredirectFrom:\n  - /b\n  - /z\n---\n', '---\nredirectFrom:\n  - /z\n  - /a\n---\n'],
] as const)('adds the former path to %s', ([, before, after]) => {
  expect(writeFormerPaths(before, 'content/a.md', change)).toBe(after);
});

test('removes the redirect from a path that the page gets back', () => {
  const text = '---\ntitle: A\nredirectFrom:\n  - /b\n---\n';
  expect(writeFormerPaths(text, 'content/a.md', { remove: '/b' })).toBe('---\ntitle: A\n---\n');
  expect(writeFormerPaths('Text\n', 'content/a.md', { remove: '/b' })).toBe('Text\n');
});

test('adds the former path to YAML and JSON files', () => {
  expect(writeFormerPaths('title: A\n', 'content/a.yml', change)).toBe('title: A\nredirectFrom:\n  - /a\n');
  expect(writeFormerPaths('{\n  "title": "A"\n}\n', 'content/a.json', change)).toMatch(
    /"redirectFrom": \[\s*"\/a"\s*\]/u,
  );
});

test.for(['---\ntitle: [\n---\n', '---\nredirectFrom: /z\n---\n', '---\nredirectFrom: [1]\n---\n'])(
  'does not change invalid fields: %j',
  (text) => {
    expect(writeFormerPaths(text, 'content/a.md', change)).toBeUndefined();
  },
);
