import { compileBody } from '@recto/content';
import type { BodyNode, TreeNode } from '@recto/content';
import { describe, expect, test } from 'vitest';
import type { Messages } from '../app/app.ts';
import { plainComponents } from './plain-components.ts';

const compile = (node: TreeNode, messages?: Messages): BodyNode[] =>
  compileBody([node], { interactive: {}, trees: plainComponents(messages) });

const note = (html: string): string =>
  `<div class="callout callout-note" role="note"><p class="callout-title">Note</p>${html}</div>`;

describe('callouts', () => {
  test.for<[string, TreeNode, string]>([
    ['a quotation', ['blockquote', { cite: '/a' }, 'Said.'], '<blockquote cite="/a">Said.</blockquote>'],
    [
      'a quotation that is marked as a callout',
      ['blockquote', { as: 'note' }, ['p', {}, 'Mind.']],
      note('<p>Mind.</p>'),
    ],
    ['a callout by its name', ['note', {}, ['p', {}, 'Mind.']], note('<p>Mind.</p>')],
    [
      'a callout with a title',
      ['caution', { title: '<Hot>' }, 'Mind.'],
      '<div class="callout callout-caution" role="note"><p class="callout-title">&lt;Hot&gt;</p>Mind.</div>',
    ],
    ['a kind that does not exist', ['blockquote', { as: 'joke' }, 'Ha.'], '<blockquote>Ha.</blockquote>'],
    [
      'a quotation inside a note',
      ['blockquote', { as: 'note' }, ['blockquote', {}, 'Said.']],
      note('<blockquote>Said.</blockquote>'),
    ],
    [
      'a note inside a quotation',
      ['blockquote', {}, ['blockquote', { as: 'note' }, 'Mind.']],
      `<blockquote>${note('Mind.')}</blockquote>`,
    ],
  ])('%s', ([, node, html]) => {
    expect(compile(node)).toEqual([html]);
  });

  test('have titles in the language of the text', () => {
    expect(compile(['tip', {}, 'x'], { 'callout.tip': 'نصيحة' })).toEqual([
      '<div class="callout callout-tip" role="note"><p class="callout-title">نصيحة</p>x</div>',
    ]);
  });
});

describe('elements', () => {
  test.for<[string, TreeNode, string]>([
    [
      'code',
      ['pre', { class: 'shiki' }, ['code', {}, 'a < b']],
      '<div class="code"><pre class="shiki" tabindex="0"><code>a &lt; b</code></pre></div>',
    ],
    [
      'code with a file name',
      ['pre', { filename: 'a&b.ts', class: 'shiki' }, ['code', {}, '1']],
      '<figure class="code"><figcaption><bdi>a&amp;b.ts</bdi></figcaption><pre class="shiki" tabindex="0"><code>1</code></pre></figure>',
    ],
    [
      'a heading links to itself',
      ['h2', { id: 'a' }, 'A ', ['code', {}, 'b']],
      '<h2 id="a"><a href="#a" class="anchor">A <code>b</code></a></h2>',
    ],
    ['a heading without an id', ['h3', {}, 'A'], '<h3>A</h3>'],
    [
      'a heading that contains a link',
      ['h3', { id: 'a' }, ['em', {}, ['a', { href: '/b' }, 'B']]],
      '<h3 id="a"><em><a href="/b">B</a></em></h3>',
    ],
    [
      'a table',
      ['table', {}, ['tr', {}, ['td', {}, '1']]],
      '<div class="table-box" tabindex="0"><table><tr><td>1</td></tr></table></div>',
    ],
    [
      'an image alone in its paragraph',
      ['p', {}, ['img', { src: '/a.png', alt: 'A' }]],
      '<p class="picture"><a href="/a.png" class="zoom"><img src="/a.png" alt="A"></a></p>',
    ],
    [
      'an image within text',
      ['p', {}, 'See ', ['img', { src: '/a.png', alt: 'A' }]],
      '<p>See <img src="/a.png" alt="A"></p>',
    ],
    [
      'an image that is already a link',
      ['p', {}, ['a', { href: '/b' }, ['img', { src: '/a.png', alt: 'A' }]]],
      '<p><a href="/b"><img src="/a.png" alt="A"></a></p>',
    ],
  ])('%s', ([, node, html]) => {
    expect(compile(node)).toEqual([html]);
  });
});

describe('components', () => {
  test.for<[string, TreeNode, string]>([
    [
      'an accordion, one item open at a time',
      [
        'accordion',
        { name: 'faq' },
        ['accordion-item', { label: 'Why?' }, 'So.'],
        ['accordion-item', { label: 'How?', open: true }, 'Thus.'],
      ],
      '<div class="accordion"><details class="accordion-item" name="faq"><summary>Why?</summary><div class="inside">So.</div></details>' +
        '<details class="accordion-item" name="faq" open=""><summary>How?</summary><div class="inside">Thus.</div></details></div>',
    ],
    [
      'a collapsible section',
      ['collapsible', { name: 'options' }, 'All.'],
      '<details class="collapsible"><summary><span class="when-closed">Show options</span><span class="when-open">Hide options</span></summary><div class="inside">All.</div></details>',
    ],
    [
      'fields',
      [
        'fields',
        {},
        'loose',
        ['field', { name: 'title', type: 'string', required: true }, ['p', {}, 'Its name.']],
        ['field', { name: 'limit', default: 5 }],
        ['field', { name: 'tags', default: [] }],
      ],
      '<ul class="fields" role="list"><li class="field">loose</li><li class="field"><p class="field-name"><code>title</code> <span class="field-type" dir="ltr">string</span> <span class="field-required">required</span></p><p>Its name.</p></li>' +
        '<li class="field"><p class="field-name"><code>limit</code> <span class="field-default">Default: <code>5</code></span></p></li>' +
        '<li class="field"><p class="field-name"><code>tags</code> <span class="field-default">Default: <code>[]</code></span></p></li></ul>',
    ],
    ['one field', ['field', { name: 'a' }], '<div class="field"><p class="field-name"><code>a</code></p></div>'],
    [
      'a file tree',
      [
        'file-tree',
        {},
        [
          'ul',
          {},
          ['li', {}, 'app/ the screens', ['ul', {}, ['li', {}, ['strong', {}, 'app.ts'], ' its start']]],
          ['li', {}, ['p', {}, 'README.md']],
        ],
      ],
      '<div class="file-tree" dir="ltr"><ul><li class="folder"><span class="file-name">app/</span> <small dir="auto">the screens</small>' +
        '<ul><li class="file"><span class="file-name"><strong>app.ts</strong></span> <small dir="auto"> its start</small></li></ul></li>' +
        '<li class="file"><span class="file-name">README.md</span></li></ul></div>',
    ],
    [
      'cards',
      ['card-group', {}, ['card', { title: 'Start', to: '/a' }, 'Here.'], ['card', { title: 'Plain' }]],
      '<div class="card-group"><div class="card"><p class="card-title"><a href="/a">Start</a></p><div>Here.</div></div><div class="card"><p class="card-title">Plain</p></div></div>',
    ],
    ['a badge', ['badge', { color: 'info' }, 'New'], '<span class="badge tone-info">New</span>'],
    [
      'a badge with an unknown colour',
      ['badge', { color: '"x' }, 'New'],
      '<span class="badge tone-neutral">New</span>',
    ],
    ['steps', ['steps', {}, ['h3', {}, 'One']], '<div class="steps"><h3>One</h3></div>'],
  ])('%s', ([, node, html]) => {
    expect(compile(node)).toEqual([html]);
  });

  test('renders the icon of a card with the icon component', () => {
    const map = { interactive: { icon: {} }, trees: plainComponents() };
    expect(compileBody([['card', { title: 'A', icon: 'lucide:book' }]], map)).toEqual([
      {
        element: 'div',
        attributes: { class: 'card' },
        children: [{ component: 'icon', props: { name: 'lucide:book' }, slots: {} }, '<p class="card-title">A</p>'],
      },
    ]);
  });

  test('renders no link for a URL that would run code', () => {
    expect(compile(['card', { title: 'A', to: 'javascript:x' }])).toEqual([
      '<div class="card"><p class="card-title">A</p></div>',
    ]);
  });
});
