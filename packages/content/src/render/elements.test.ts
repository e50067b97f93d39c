import { expect, test } from 'vitest';
import { parseMarkdown } from '../parse/markdown.ts';
import { isComponentNode, isElementNode } from './body.ts';
import type { BodyNode } from './body.ts';
import { compileBody } from './compile-body.ts';
import type { RenderMap } from './compile-body.ts';

const map: RenderMap = { interactive: { badge: {} }, trees: {} };
const badge = { component: 'badge', props: {}, slots: { default: ['x'] } };
const element = (name: string, ...children: BodyNode[]): BodyNode => ({ element: name, attributes: {}, children });

async function compile(markdown: string): Promise<BodyNode[]> {
  const { body } = await parseMarkdown(markdown, 'a.md');
  return compileBody(body.nodes, map);
}

test('keeps the prose beside an interactive component in its element', async () => {
  expect(await compile('one **two** :badge[x] three')).toEqual([
    element('p', 'one <strong>two</strong> ', badge, ' three'),
  ]);
});

test('splits only the elements around the component', async () => {
  expect(await compile('before\n\n> quote :badge[x]\n\nafter')).toEqual([
    '<p>before</p>',
    element('blockquote', element('p', 'quote ', badge)),
    '<p>after</p>',
  ]);
});

test('keeps only allowed attributes of a split element', async () => {
  expect(await compile('[see :badge[x]](/a){onclick="alert(1)" title="T"}')).toEqual([
    element('p', { element: 'a', attributes: { href: '/a', title: 'T' }, children: ['see ', badge] }),
  ]);
  expect(await compile('<a href="javascript:alert(1)"><badge>x</badge></a>')).toEqual([
    element('p', { element: 'a', attributes: {}, children: [badge] }),
  ]);
});

test('compiles list items to separate elements', async () => {
  expect(await compile('- one\n- two :badge[x]\n- three')).toEqual([
    element('ul', element('li', 'one'), element('li', 'two ', badge), element('li', 'three')),
  ]);
});

test('splits nested lists down to the component', async () => {
  expect(await compile('1. one\n2. two\n   - :badge[x]\n   - y')).toEqual([
    element('ol', element('li', 'one'), element('li', 'two', element('ul', element('li', badge), element('li', 'y')))),
  ]);
});

test('compiles table cells to separate elements', async () => {
  const table = '<table><tbody><tr><td><badge>x</badge></td><td>y</td></tr></tbody></table>';
  expect(await compile(table)).toEqual([
    element('table', element('tbody', element('tr', element('td', badge), element('td', 'y')))),
  ]);
});

const STRICT = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl', 'colgroup']);

/** Returns the names of strict elements with prose directly inside them. */
function looseIn(nodes: readonly BodyNode[]): string[] {
  return nodes.filter(isElementNode).flatMap((node) => {
    const loose = STRICT.has(node.element) && node.children.some((child) => typeof child === 'string');
    return [...(loose ? [node.element] : []), ...looseIn(node.children)];
  });
}

test.for([
  '- a\n\n  b :badge[x]\n- c',
  '- [x] :badge[x]\n- [ ] y',
  '1. :badge[x]\n   1. y\n   2. z',
  '<table>\n<tr>\n<td>y</td>\n<td><badge>x</badge></td>\n</tr>\n</table>',
  '<dl>\n<dt>a</dt>\n<dd><badge>x</badge></dd>\n</dl>',
  '<ul>\nloose\n<li><badge>x</badge></li>\n</ul>',
  '| a |\n| --- |\n| x |\n| :badge[x] |',
])('%j has no prose directly inside strict elements', async (markdown) => {
  const nodes = await compile(markdown);
  expect(looseIn(nodes)).toEqual([]);
  expect(JSON.stringify(nodes)).toContain('"component":"badge"');
  expect(nodes.some(isComponentNode)).toBe(false);
});

test.for([
  ['<ul>\n<script>alert(1)</script>\n<li><badge>x</badge></li>\n</ul>', '"element":"script"'],
  ['<table>\n<iframe src="//a"></iframe>\n<tr><td><badge>x</badge></td></tr>\n</table>', 'iframe'],
  ['| a |\n| --- |\n| x |\n| :badge[x] |', '<tr>'],
  ['| a |\n| --- |\n| x |\n| :badge[x] |', '<td>'],
] as const)('%j: removes %s beside an interactive component', async ([markdown, forbidden]) => {
  const compiled = JSON.stringify(await compile(markdown));
  expect(compiled).toContain('"component":"badge"');
  expect(compiled).not.toContain(forbidden);
});

test('keeps a component directly inside a strict element', async () => {
  expect(await compile('::ul\n  :::badge\n  y\n  :::\n::')).toEqual([
    element('ul', { component: 'badge', props: {}, slots: { default: ['y'] } }),
  ]);
});
