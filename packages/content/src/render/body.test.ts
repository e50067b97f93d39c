import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../parse/document.ts';
import { componentsIn, mapProse } from './body.ts';
import type { BodyNode } from './body.ts';
import { compileBody } from './compile-body.ts';
import type { RenderMap } from './compile-body.ts';

const map: RenderMap = {
  interactive: { badge: {}, card: {}, tabs: { items: true } },
  trees: {
    // Replaces the element of the same name.
    pre: (props, children) => [['figure', {}, ['pre', { class: String(props['language']) }, ...children]]],
    note: (props, children) => [['div', { class: 'note' }, ['b', {}, String(props['title'])], ...children]],
    twice: (_, children) => [...children, ...children],
    nothing: () => [],
    strange: () => [
      ['script', {}, 'alert(1)'],
      ['badge', {}],
    ],
    hidden: (props) => [Object.keys(props).join(' ')],
  },
};

const compile = (...nodes: TreeNode[]): BodyNode[] => compileBody(nodes, map);
const badge = { component: 'badge', props: {}, slots: {} };

describe('prose', () => {
  test('merges neighbouring elements into one string', () => {
    expect(compile(['h2', { id: 'a' }, 'A'], ['p', {}, 'x ', ['em', {}, 'y']], 'z', ['hr', {}])).toEqual([
      '<h2 id="a">A</h2><p>x <em>y</em></p>z<hr>',
    ]);
  });

  test('is split by a component', () => {
    expect(compile(['p', {}, 'a'], ['p', {}, 'b'], ['badge', {}], 'c', 'd')).toEqual(['<p>a</p><p>b</p>', badge, 'cd']);
  });

  test('escapes text', () => {
    expect(compile('a < b & c > "d"')).toEqual(['a &lt; b &amp; c &gt; &quot;d&quot;']);
  });

  test.for([[[]], [[['script', {}, 'x']]], [['']], [[['nothing', {}, 'x']]]] as [TreeNode[]][])(
    '%j results in no nodes, not even an empty string',
    ([nodes]) => {
      expect(compile(...nodes)).toEqual([]);
    },
  );

  test('replaces an unknown tag by its children', () => {
    expect(compile(['x-y', {}, 'a', ['badge', {}], ['b', {}, 'c']])).toEqual(['a', badge, '<b>c</b>']);
  });
});

describe('interactive components', () => {
  test('have their properties and their content by slot', () => {
    const nodes = compile([
      'card',
      { title: 'A', onClick: 'x' },
      ['p', {}, 'one'],
      ['template', { name: 'footer' }, 'two ', ['badge', {}]],
      ['p', {}, 'three'],
    ]);
    expect(nodes).toEqual([
      {
        component: 'card',
        props: { title: 'A' },
        slots: { default: ['<p>one</p><p>three</p>'], footer: ['two ', badge] },
      },
    ]);
  });

  test('show all parts of a slot that is written several times', () => {
    const nodes = compile([
      'card',
      {},
      ['p', {}, 'a'],
      ['template', { name: 'footer' }, 'one'],
      ['template', { name: 'default' }, 'b'],
      ['template', { name: 'footer' }, 'two'],
    ]);
    expect(nodes).toEqual([
      { component: 'card', props: {}, slots: { default: ['<p>a</p>\nb'], footer: ['one\ntwo'] } },
    ]);
  });

  test('have a default slot without a name', () => {
    expect(compile(['card', {}, ['template', {}, 'x']])).toEqual([
      { component: 'card', props: {}, slots: { default: ['x'] } },
    ]);
  });

  test('receive their children separately with their properties if they use items', () => {
    const nodes = compile([
      'tabs',
      {},
      'loose',
      ['tab', { label: 'A', key: 'x' }, 'one ', ['badge', {}]],
      ['pre', { language: 'ts', filename: 'a.ts' }, ['code', {}, 'x']],
    ]);
    expect(nodes).toEqual([
      {
        component: 'tabs',
        props: {},
        slots: {},
        items: [
          { props: {}, nodes: ['<p>loose</p>'] },
          { props: { label: 'A' }, nodes: ['one ', badge] },
          {
            props: { language: 'ts', filename: 'a.ts' },
            nodes: ['<figure><pre class="ts"><code>x</code></pre></figure>'],
          },
        ],
      },
    ]);
  });
});

describe('tree components', () => {
  test('are replaced by the elements that they return', () => {
    expect(compile(['note', { title: '<A>' }, ['p', {}, 'x']])).toEqual([
      '<div class="note"><b>&lt;A&gt;</b><p>x</p></div>',
    ]);
  });

  test('may return an element with their own tag', () => {
    expect(compile(['pre', { language: 'ts' }, 'x'])).toEqual(['<figure><pre class="ts">x</pre></figure>']);
  });

  test('are also replaced inside a component of the same name', () => {
    expect(compile(['pre', { language: 'a' }, ['pre', { language: 'b' }, 'x']])).toEqual([
      '<figure><pre class="a"><figure><pre class="b">x</pre></figure></pre></figure>',
    ]);
    expect(compile(['note', { title: 'A' }, ['p', {}, ['note', { title: 'B' }, 'x']]])).toEqual([
      '<div class="note"><b>A</b><p><div class="note"><b>B</b>x</div></p></div>',
    ]);
  });

  test('may contain interactive components, more than once', () => {
    expect(compile(['twice', {}, 'a', ['badge', {}]])).toEqual(['a', badge, 'a', badge]);
  });

  test('return elements that are sanitised like markup of authors', () => {
    expect(compile(['strange', {}])).toEqual([badge]);
  });

  test('receive no property that is not allowed', () => {
    expect(compile(['hidden', { title: 'A', onClick: 'x', to: 'javascript:x', style: 'y' }])).toEqual(['title']);
  });
});

test('mapProse replaces each piece of prose at any depth, in reading order', () => {
  const nodes = compile(
    'a',
    ['card', { title: 'kept' }, 'b', ['template', { name: 'foot' }, 'c']],
    ['tabs', {}, ['tab', { label: 'kept' }, 'd']],
    ['p', {}, 'e', ['badge', {}]],
  );
  const seen: string[] = [];
  const mapped = mapProse(nodes, (prose) => seen.push(prose));
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(mapped).toEqual([
    1,
    { component: 'card', props: { title: 'kept' }, slots: { default: [2], foot: [3] } },
    { component: 'tabs', props: {}, slots: {}, items: [{ props: { label: 'kept' }, nodes: [4] }] },
    { element: 'p', attributes: {}, children: [5, badge] },
  ]);
});

test('componentsIn returns each component at any depth once', () => {
  const nodes = compile(
    ['p', {}, ['badge', {}]],
    ['tabs', {}, ['tab', {}, ['ul', {}, ['li', {}, ['badge', {}]]]]],
    ['card', {}, ['template', { name: 'foot' }, ['badge', {}]]],
  );
  expect(componentsIn(nodes)).toEqual(['badge', 'tabs', 'card']);
  expect(componentsIn(compile(['p', {}, 'x']))).toEqual([]);
});
