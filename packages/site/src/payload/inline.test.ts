import type { BodyNode } from '@recto/content';
import { describe, expect, test } from 'vitest';
import { numberProse, renderInlinePayload } from './inline.ts';
import type { Payload } from './payload.ts';

const body: BodyNode[] = [
  '<p>zero</p>',
  {
    component: 'tabs',
    props: { open: true },
    slots: { default: ['<p>one</p>'] },
    items: [
      { props: { label: 'a' }, nodes: ['<p>two</p>'] },
      { props: { label: 'b' }, nodes: ['<p>three</p>'] },
    ],
  },
  { element: 'ul', attributes: { class: 'list' }, children: ['<li>four</li>'] },
];

const payload: Payload = {
  path: '/en/docs/start',
  locale: 'en',
  route: '/docs/:slug',
  status: 200,
  head: { title: 'Start', description: '', lang: 'en', dir: 'ltr' },
  data: { slug: 'start' },
  body,
};

test('numbers prose in reading order, also inside components and elements', () => {
  const prose = (number: number, html: string) => ({ number, html });
  expect(numberProse(body)).toEqual([
    prose(0, '<p>zero</p>'),
    {
      component: 'tabs',
      props: { open: true },
      slots: { default: [prose(1, '<p>one</p>')] },
      items: [
        { props: { label: 'a' }, nodes: [prose(2, '<p>two</p>')] },
        { props: { label: 'b' }, nodes: [prose(3, '<p>three</p>')] },
      ],
    },
    { element: 'ul', attributes: { class: 'list' }, children: [prose(4, '<li>four</li>')] },
  ]);
});

test('starts at zero for each page', () => {
  expect(numberProse(['<p>a</p>'])).toEqual(numberProse(['<p>a</p>']));
});

describe('the inline payload', () => {
  test('replaces rendered prose with its number and keeps the rest', () => {
    expect(readBack(payload, new Set([0, 2, 4]))).toEqual({
      ...payload,
      body: [
        0,
        {
          component: 'tabs',
          props: { open: true },
          slots: { default: ['<p>one</p>'] },
          items: [
            { props: { label: 'a' }, nodes: [2] },
            { props: { label: 'b' }, nodes: ['<p>three</p>'] },
          ],
        },
        { element: 'ul', attributes: { class: 'list' }, children: [4] },
      ],
    });
  });

  test('is complete if nothing was rendered', () => {
    expect(readBack(payload, new Set())).toEqual(payload);
  });

  test.for(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >'])(
    'cannot be closed by %s, neither in prose nor in data',
    (text) => {
      const dangerous = { ...payload, data: { text }, body: [text] };
      expect(render(dangerous, new Set())).not.toContain('<');
      expect(readBack(dangerous, new Set())).toEqual(dangerous);
    },
  );
});

describe('the navigation', () => {
  const page: Payload = { ...payload, navigation: [{ title: 'A', path: '/a' }] };
  const inline = (sent: Payload, html: string): unknown =>
    JSON.parse(renderInlinePayload(sent, numberProse(sent.body), new Set(), html));
  const html = '<div data-navigation="true"><ol class="tree"><li><a href="/a">A</a></li></ol></div>';

  test('is omitted if the HTML contains all of it', () => {
    expect(inline(page, html)).toEqual(payload);
  });

  test('is included for a page without a sidebar', () => {
    expect(inline(page, '<main></main>')).toEqual(page);
  });

  test('is included if entries have more fields than the sidebar shows', () => {
    const sent: Payload = { ...page, navigation: [Object.assign({ title: 'A', path: '/a' }, { icon: 'x' })] };
    expect(inline(sent, html)).toEqual(sent);
  });
});

function render(page: Payload, rendered: ReadonlySet<number>): string {
  return renderInlinePayload(page, numberProse(page.body), rendered);
}

function readBack(page: Payload, rendered: ReadonlySet<number>): unknown {
  return JSON.parse(render(page, rendered)) as unknown;
}
