import { expect, test } from 'vitest';
import { buildNewText, copyText } from './new-text.ts';

const fields = {
  type: 'object',
  required: ['category', 'date', 'rank', 'tags', 'author', 'title'],
  properties: {
    title: { type: 'string' },
    draft: { type: 'boolean' },
    category: { enum: ['guide', 'news'] },
    date: { type: 'string', format: 'date' },
    rank: { type: 'integer', default: 5 },
    tags: { type: 'array', items: { type: 'string' } },
    author: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, url: { type: 'string' } } },
    summary: { type: 'string' },
  },
};
const page = { path: 'content/a.md', type: 'page', title: 'Yes: a "title"', today: '2026-01-31' } as const;

test('writes the title of a page and the fields that the schema requires', () => {
  expect(buildNewText({ ...page, fields })).toBe(
    [
      '---',
      `title: 'Yes: a "title"'`,
      'category: guide',
      'date: 2026-01-31',
      'rank: 5',
      'tags: []',
      'author:',
      "  name: ''",
      '---',
      '',
      '',
    ].join('\n'),
  );
});

test('writes the title of a page without a schema', () => {
  expect(buildNewText({ ...page, title: 'A', fields: null })).toBe('---\ntitle: A\n---\n\n');
});

test('writes the name of a data file', () => {
  const person = { required: ['name'], properties: { name: { type: 'string' } } };
  const data = { ...page, type: 'data', title: 'Ada', fields: person } as const;
  expect(buildNewText({ ...data, path: 'content/people/ada.yml' })).toBe('name: Ada\n');
  expect(JSON.parse(buildNewText({ ...data, path: 'content/people/ada.json' }))).toEqual({ name: 'Ada' });
  expect(buildNewText({ ...data, path: 'content/people.csv' })).toBe('');
});

test('changes only the title of a copy', () => {
  const text = '---\n# Comment\ntitle: Old\nrank:   1\n---\r\n\r\nWords.\r\n';
  expect(copyText(text, 'content/a.md', 'New')).toBe(text.replace('Old', 'New'));
  expect(copyText('a,b\n', 'content/a.csv', 'New')).toBe('a,b\n');
});
