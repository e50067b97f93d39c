import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { title: 'One', content: 'First', defaultOpen: true },
  { title: 'Two', content: 'Second' },
];

test('renders all content, and opening one item closes the other', () => {
  const markup = renderToStaticMarkup(<Accordion items={items} />);
  const names = [...markup.matchAll(/<details name="([^"]+)"/gu)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
  expect(markup.match(/<details[^>]* open=""/gu)).toHaveLength(1);
  expect(markup).toContain('Second');
});

test('items have no name attribute if several can be open', () => {
  expect(renderToStaticMarkup(<Accordion items={items} type="multiple" />)).not.toContain('name=');
});
