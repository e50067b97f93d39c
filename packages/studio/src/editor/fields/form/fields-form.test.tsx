import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldsMessages } from '../../messages/en/fields.ts';
import type { FieldValue } from '../patch/source-tree.ts';
import { FieldsForm } from './fields-form.tsx';
import type { FieldsFormProps } from './fields-form.tsx';

const SCHEMA = {
  required: ['title'],
  properties: {
    title: { type: 'string' },
    editLink: { type: 'boolean', description: 'Whether it can be edited.' },
    rank: { type: 'integer', default: 3 },
    tags: { type: 'array', items: { type: 'string' } },
    cover: { type: 'string', editor: { input: 'image' } },
  },
};

function draw(values: FieldValue, props: Partial<FieldsFormProps> = {}): string {
  return renderToStaticMarkup(
    <FieldsForm fields={SCHEMA} values={values} messages={fieldsMessages} onChange={() => {}} {...props} />,
  );
}

/** Returns the tag of the control with the given label. */
function control(markup: string, label: string): string {
  const [, id = ''] = new RegExp(`<label for="([^"]*)" class="rs-form-label">${label}`, 'u').exec(markup) ?? [];
  return (
    new RegExp(
      `<(?:input|textarea|select)[^>]* id="${RegExp.escape(id)}"[^>]*>|<input id="${RegExp.escape(id)}"[^>]*>`,
      'u',
    ).exec(markup)?.[0] ?? ''
  );
}

test('labels each control with its field name in words', () => {
  const markup = draw({ title: 'A' });
  expect(control(markup, 'Title')).toContain('value="A"');
  expect(control(markup, 'Title')).toContain('aria-required="true"');
  expect(control(markup, 'Edit link')).toContain('role="switch"');
  expect(control(markup, 'Rank')).toContain('placeholder="Default: 3"');
});

test('connects descriptions and errors with the control', () => {
  const markup = draw({}, { errors: [{ path: ['editLink'], message: 'It must be true.' }] });
  const [, described = ''] = /aria-describedby="([^"]*)"/u.exec(control(markup, 'Edit link')) ?? [];
  const [hint = '', errors = ''] = described.split(' ');
  expect(markup).toContain(`<p id="${hint}" class="rs-form-hint" dir="auto">Whether it can be edited.</p>`);
  expect(markup).toContain(`<ul id="${errors}" class="rs-errors"><li dir="auto">It must be true.</li></ul>`);
  expect(control(markup, 'Edit link')).toContain('aria-invalid="true"');
  expect(control(markup, 'Title')).not.toContain('aria-invalid');
});

test('shows an error without a field above the form', () => {
  const markup = draw({}, { errors: [{ path: [], message: 'Broken.' }] });
  expect(markup).toMatch(
    /^<div class="rs-form"><ul class="rs-errors" aria-label="Problems in this file"><li dir="auto">Broken\./u,
  );
});

test('shows fields that are not in the schema last, as YAML', () => {
  const markup = draw({ old: [1, { a: 'yes' }] });
  const [, others = ''] = markup.split('<section');
  expect(others).toContain('Other fields');
  expect(control(others, 'old')).not.toBe('');
  expect(others).toContain('- 1\n- a: yes</textarea>');
});

test('shows a value that does not fit its field as YAML', () => {
  expect(draw({ rank: 'three' })).toMatch(/<textarea[^>]*>three<\/textarea>/u);
});

test('escapes HTML in values', () => {
  const markup = draw({
    title: '"><script>alert(1)</script>',
    cover: 'javascript:alert(1)',
    '<b>': '<img src=x onerror=y>',
  });
  expect(markup).not.toMatch(/<script|<img|<b>/u);
});

test('shows an image from the URL that is provided for it', () => {
  expect(draw({ cover: '/a.png' })).toContain('<img class="rs-thumbnail" src="/a.png" alt=""/>');
  expect(draw({ cover: 'a.png' }, { imageUrl: (value) => `blob:${value}` })).toContain('src="blob:a.png"');
});

test('makes a value from an alias read-only', () => {
  const markup = draw({ title: 'A' }, { isAliased: ([name]) => name === 'title' });
  expect(control(markup, 'Title')).toContain('readOnly=""');
  expect(markup).toContain(fieldsMessages.aliased);
});

test('gives every element a unique id, whatever the field names', () => {
  const item = { type: 'object', properties: { label: { type: 'string' }, hint: { type: 'string' } } };
  const fields = { properties: { a: { type: 'array', items: item }, 'a-0': item, 'a/0': item } };
  const markup = draw(
    { a: [{ label: 'x' }] },
    { fields, errors: [{ path: ['a', 0, 'label'], message: 'Shows the fields of the item.' }] },
  );
  const ids = [...markup.matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test('renders no inline styles', () => {
  expect(draw({ title: 'A', tags: ['a', 'b'], cover: '/a.png' })).not.toMatch(/\sstyle=|<style/u);
});
