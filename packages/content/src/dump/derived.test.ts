import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDerived, removeDerived } from './derived.ts';
import type { Values } from './derived.ts';

const original: Values = {
  id: ['docs/en/1.start/2.setup.md', 'docs/en/10.end.md'],
  title: ['Set-up', 'End'],
  stem: ['en/1.start/2.setup', 'en/10.end'],
  __sort: ['en/00000001.start/00000002.setup', 'en/00000010.end'],
};

test('columns that can be derived from the id are not sent', () => {
  const { values, derived } = removeDerived(original);
  expect(Object.keys(values)).toEqual(['id', 'title']);
  expect(derived).toEqual(['stem', '__sort']);
  expect(addDerived(values, derived)).toEqual(original);
});

test.for<[string, Values]>([
  ['rows of one file', { id: ['many/list.csv#2'], stem: ['list'], __sort: ['list#00000002'] }],
  ['files of another folder', { id: ['docs/guide/a.md'], stem: ['docs/a'], __sort: ['guide/a'] }],
  ['a missing column', { id: ['docs/a.md'], __hash: ['x'] }],
  ['ids of another kind', { id: ['a', null], stem: ['b', null] }],
  ['no rows', { id: [], stem: [], __sort: [] }],
])('%s are restored unchanged', ([, values]) => {
  const packed = removeDerived(values);
  expect(addDerived(packed.values, packed.derived)).toEqual(values);
});

test('a column with an exception is sent', () => {
  const stem = ['en/1.start/2.setup', 'moved'];
  const { values, derived } = removeDerived({ ...original, stem });
  expect(derived).toEqual(['__sort']);
  expect(values['stem']).toEqual(stem);
});

test('any values are restored unchanged', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('docs/en/1.a/2.b.md', 'en/1.a/2.b', 'en/00000001.a/00000002.b'));
  const rows = fc.array(fc.record({ id: text, stem: fc.option(text), __sort: text }));
  fc.assert(
    fc.property(rows, (rows) => {
      const values: Values = {
        id: rows.map(({ id }) => id),
        stem: rows.map(({ stem }) => stem),
        __sort: rows.map(({ __sort }) => __sort),
      };
      const packed = removeDerived(values);
      expect(addDerived(packed.values, packed.derived)).toEqual(values);
    }),
  );
});
