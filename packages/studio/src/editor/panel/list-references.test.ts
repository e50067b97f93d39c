import { expect, test } from 'vitest';
import type { ListedFile } from '../../documents/list-documents.ts';
import { listRows, referencedCollections } from './list-references.ts';

const file = (path: string, title?: string): ListedFile => ({
  path,
  id: path,
  kind: 'data',
  collection: 'people',
  ...(title !== undefined && { title }),
});
const tree = {
  files: [file('content/people/ada.yml', 'Ada Lovelace'), file('content/people/bob.yml'), file('content/people.csv')],
  folders: { content: 'content', public: 'public' },
};
const files = [
  { value: 'people/ada', label: 'Ada Lovelace' },
  { value: 'people/bob', label: 'bob' },
];

test('lists data files by their path without extension', () => {
  expect(listRows(tree, 'people', () => undefined)).toEqual(files);
  expect(listRows(tree, 'other', () => undefined)).toEqual([]);
});

test('lists the rows of a table by the first column with unique values', () => {
  const text = 'team;key;name\nA;x;Xavier\nA;y;\n';
  expect(listRows(tree, 'people', () => text)).toEqual([
    ...files,
    { value: 'x', label: 'Xavier' },
    { value: 'y', label: 'y' },
  ]);
  expect(listRows(tree, 'people', () => 'team\nA\nA\n')).toEqual(files);
});

test('finds collections in nested fields of a schema', () => {
  const author = { type: 'string', editor: { input: 'reference', collection: 'people' } };
  expect(referencedCollections({ properties: { authors: { type: 'array', items: author }, lead: author } })).toEqual([
    'people',
  ]);
});
