import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldsMessages } from '../../messages/en/fields.ts';
import { columnsOf, readFields } from '../patch/read-fields.ts';
import { readTableFields } from './read-table-fields.ts';
import { MAX_FORM_ROWS, TableForm } from './table-form.tsx';
import type { TableFormProps } from './table-form.tsx';

const SCHEMA = {
  required: ['name'],
  properties: {
    name: { type: 'string' },
    price: { type: 'number' },
    sold: { type: 'boolean' },
    secret: { type: 'string', editor: { input: 'hidden' } },
  },
};

function draw(text: string, props: Partial<TableFormProps> = {}): string {
  const source = { text, format: 'csv' } as const;
  const read = readFields(source);
  if (!read.ok) throw new Error(read.detail);
  return renderToStaticMarkup(
    <TableForm
      fields={SCHEMA}
      columns={columnsOf(source)}
      values={read.value}
      messages={fieldsMessages}
      onChange={() => {}}
      {...props}
    />,
  );
}

test('lists each row with its name', () => {
  const markup = draw('name,price\nTea,1.50\nMilk,2\n');
  expect([...markup.matchAll(/rs-disclosure-name" dir="auto">([^<]*)</gu)].map(([, name]) => name)).toEqual([
    'Tea',
    'Milk',
  ]);
  expect(markup).toContain('aria-label="Add to Rows"');
});

test('shows the fields and the errors of a row', () => {
  const markup = draw('name,price\nTea,1.50\nMilk,2\n', {
    errors: [{ path: [0, 'price'], message: 'Too cheap.' }],
  });
  expect(markup).toContain('value="Tea"');
  expect(markup).toContain('value="1.50"');
  expect(markup).toContain('Too cheap.');
  expect(markup).not.toContain('value="Milk"');
});

test('explains why a table has no form', () => {
  expect(draw('')).toContain(fieldsMessages.noColumns);
  expect(draw(`name\n${'x\n'.repeat(MAX_FORM_ROWS + 1)}`)).toContain(`${MAX_FORM_ROWS + 1} rows`);
});

test('uses only inputs that write text, for the columns of the table', () => {
  const fields = readTableFields(SCHEMA, ['other', 'sold', 'price', 'secret']);
  expect(fields.map(({ name, input }) => [name, input.kind])).toEqual([
    ['other', 'text'],
    ['sold', 'select'],
    ['price', 'text'],
  ]);
});
