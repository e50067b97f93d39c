import { expect, test } from 'vitest';
import { compileBody } from './compile-body.ts';
import type { RenderMap } from './compile-body.ts';
import { fillSlots, htmlToTree } from './fill-slots.ts';

const slot = (name = 'default'): string => `<recto-slot name="${name}"></recto-slot>`;

test('inserts the slots and keeps the HTML unchanged', () => {
  const html = `<svg viewBox="0 0 1 1"></svg><div style="color:red">${slot()}<b>${slot('more')}</b></div>`;
  expect(fillSlots(html, { default: ['<p>a</p>', '<p>b</p>'], more: ['c'] })).toEqual([
    '<svg viewBox="0 0 1 1"></svg><div style="color:red"><p>a</p><p>b</p><b>c</b></div>',
  ]);
});

test('leaves a slot without content empty, and keeps text that looks like a slot', () => {
  expect(fillSlots(`<i>${slot('more')}</i>&lt;recto-slot&gt;`, {})).toEqual(['<i></i>&lt;recto-slot&gt;']);
});

test('returns element nodes for elements around an interactive component', () => {
  const live = { component: 'counter', props: {}, slots: {} };
  expect(fillSlots(`<div class="a"><h2>A &amp; B</h2>${slot()}</div><hr>`, { default: ['<p>b</p>', live] })).toEqual([
    { element: 'div', attributes: { class: 'a' }, children: ['<h2>A &amp; B</h2>', '<p>b</p>', live] },
    '<hr>',
  ]);
});

test('htmlToTree returns a tree for markdown and feeds', () => {
  expect(htmlToTree(`<div><h2>A</h2>${slot()}</div>`, { default: [['p', {}, 'b']] })).toEqual([
    ['div', {}, ['h2', {}, 'A'], ['p', {}, 'b']],
  ]);
});

test('compileBody renders static components with compiled slots and safe properties', () => {
  const components: RenderMap['static'] = {
    note: (props, slots) =>
      fillSlots(
        `<aside title="${String(props['title'])}" data-handler="${String(props['onclick'])}">${slot()}${slot('end')}</aside>`,
        slots,
      ),
  };
  const body = compileBody(
    [
      [
        'note',
        { title: 'T', onclick: 'x()' },
        ['p', {}, 'text', ['script', {}, 'x()']],
        ['template', { name: 'end' }, 'end'],
      ],
    ],
    { interactive: {}, trees: {}, static: components },
  );
  expect(body).toEqual(['<aside title="T" data-handler="undefined"><p>text</p>end</aside>']);
});

test('a static component of a site replaces an interactive one of the same name', () => {
  const map: RenderMap = { interactive: { tabs: {} }, trees: {}, static: { tabs: () => ['<p>static</p>'] } };
  expect(compileBody([['tabs', {}, 'text']], map)).toEqual(['<p>static</p>']);
  expect(compileBody([['tabs', {}, 'text']], { ...map, static: {} })).toMatchObject([{ component: 'tabs' }]);
});
