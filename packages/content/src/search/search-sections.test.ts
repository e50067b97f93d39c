import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../parse/document.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import { buildSearchSections } from './search-sections.ts';
import type { SearchPage, SearchSectionsOptions } from './search-sections.ts';

function pageOf(...nodes: TreeNode[]): SearchPage {
  return { path: '/a', title: 'Page', description: '', extension: 'md', body: { nodes, toc: [] } };
}

function heading(level: number, text: string): TreeNode {
  return [`h${level}`, { id: text.toLowerCase() }, text];
}

/** Returns the content of the first section of a page. */
function contentOf(nodes: TreeNode[], options: SearchSectionsOptions<never> = {}): string | undefined {
  return buildSearchSections([pageOf(...nodes)], options)[0]?.content;
}

/** Returns each section as `title: parents`. */
function trailsOf(nodes: TreeNode[], options: SearchSectionsOptions<never> = {}): string[] {
  return buildSearchSections([pageOf(...nodes)], options).map(({ title, titles }) => `${title}: ${titles.join(' > ')}`);
}

test('splits a page at its headings', () => {
  const page = pageOf(
    ['p', {}, 'Before.'],
    heading(2, 'Setup'),
    ['p', {}, 'Install ', ['code', {}, 'recto'], '.'],
    ['p', {}, 'Done.'],
    heading(3, 'Options'),
    ['p', {}, 'None.'],
  );
  expect(buildSearchSections([{ ...page, description: 'About it.' }])).toEqual([
    { id: '/a', title: 'Page', titles: [], content: 'About it. Before.', level: 1 },
    { id: '/a#setup', title: 'Setup', titles: ['Page'], content: 'Install recto. Done.', level: 2 },
    { id: '/a#options', title: 'Options', titles: ['Page', 'Setup'], content: 'None.', level: 3 },
  ]);
});

test('returns sections of markdown pages only', () => {
  const pages = ['md', 'yml', 'json', 'csv', 'mdx', 'xmd'].map((extension) => ({ ...pageOf(), extension }));
  expect(buildSearchSections(pages)).toHaveLength(1);
});

test('returns no sections of a page with search: false', () => {
  const page = pageOf(['p', {}, 'text']);
  expect(buildSearchSections([{ ...page, meta: { search: false } }])).toEqual([]);
  expect(
    buildSearchSections([
      { ...page, meta: { search: true } },
      { ...page, meta: null },
    ]),
  ).toHaveLength(2);
});

test('returns the title and description of a page without a body', () => {
  expect(buildSearchSections([{ ...pageOf(), description: 'D', body: null }])).toEqual([
    { id: '/a', title: 'Page', titles: [], content: 'D', level: 1 },
  ]);
});

test('separates the description from the text', () => {
  expect(buildSearchSections([{ ...pageOf('text'), description: 'About' }])[0]?.content).toBe('About text');
});

describe('parent titles', () => {
  test.for([
    [
      [2, 3, 4],
      ['2: Page', '3: Page > 2', '4: Page > 2 > 3'],
    ],
    [
      [2, 2],
      ['2: Page', '2: Page'],
    ],
    [
      [2, 3, 2],
      ['2: Page', '3: Page > 2', '2: Page'],
    ],
    [
      [2, 3, 4, 3],
      ['2: Page', '3: Page > 2', '4: Page > 2 > 3', '3: Page > 2'],
    ],
    [
      [4, 3, 2],
      ['4: Page', '3: Page', '2: Page'],
    ],
    [
      [2, 4, 3],
      ['2: Page', '4: Page > 2', '3: Page > 2'],
    ],
    [
      [2, 6, 6],
      ['2: Page', '6: Page > 2', '6: Page > 2'],
    ],
    [
      [2, 1, 2],
      ['2: Page', '1: ', '2: 1'],
    ],
    [
      [1, 1, 3],
      ['1: ', '1: ', '3: 1'],
    ],
  ] as const)('of the levels %j are %j', ([levels, trails]) => {
    expect(trailsOf(levels.map((level) => heading(level, String(level))))).toEqual(['Page: ', ...trails]);
  });

  test('a first heading that repeats the title starts no new section', () => {
    const sections = buildSearchSections([
      pageOf(['h1', { id: 'page' }, 'Page'], ['p', {}, 'Text'], heading(2, 'Two')),
    ]);
    expect(sections.map(({ id, titles, content }) => [id, titles, content])).toEqual([
      ['/a', [], 'Text'],
      ['/a#two', ['Page'], ''],
    ]);
  });
});

describe('headings', () => {
  test('in components and slots start a section that includes the following text', () => {
    const nodes: TreeNode[] = [
      ['card', {}, heading(2, 'Inside'), ['p', {}, 'one'], ['template', { name: 'more' }, heading(3, 'Slot'), 'two']],
      ['p', {}, 'three'],
    ];
    expect(buildSearchSections([pageOf(...nodes)]).map(({ id, content }) => [id, content])).toEqual([
      ['/a', ''],
      ['/a#inside', 'one'],
      ['/a#slot', 'two three'],
    ]);
  });

  test('in ignored tags are skipped', () => {
    expect(trailsOf([['aside', {}, heading(2, 'Aside')]], { ignoredTags: ['aside'] })).toEqual(['Page: ']);
  });

  test.for([
    [{ minHeading: 'h2' }, ['Page: ', 'Two: Page', 'Three: Page > Two'], 'One'],
    [{ maxHeading: 'h2' }, ['Page: ', 'One: ', 'Two: One'], ''],
    [{ minHeading: 'h3', maxHeading: 'h3' }, ['Page: ', 'Three: Page'], 'One Two'],
  ] as const)('outside %j are text', ([options, trails, content]) => {
    const nodes = [heading(1, 'One'), heading(2, 'Two'), heading(3, 'Three')];
    expect(trailsOf(nodes, options)).toEqual(trails);
    expect(contentOf(nodes, options)).toBe(content);
  });

  test('without an id are text, because they cannot be linked to', () => {
    expect(
      contentOf([
        ['h2', {}, 'Nameless'],
        ['p', {}, 'text'],
      ]),
    ).toBe('Nameless text');
  });

  test('without text start no section', () => {
    expect(trailsOf([['h2', { id: 'section' }, ['img', { src: 'a.png' }]]])).toEqual(['Page: ']);
  });

  test('include the text of inline elements in the title', () => {
    expect(trailsOf([['h2', { id: 'q' }, 'The ', ['code', {}, 'query'], '\n', ['strong', {}, 'buil'], 'der']])).toEqual(
      ['Page: ', 'The query builder: Page'],
    );
  });
});

describe('text', () => {
  test.for<[string, TreeNode[], string]>([
    [
      'blocks',
      [
        ['p', {}, 'a'],
        ['p', {}, 'b'],
      ],
      'a b',
    ],
    ['a partly emphasised word', [['p', {}, 'un', ['em', {}, 'believ'], 'able']], 'unbelievable'],
    ['a line break', [['p', {}, 'a', ['br', {}], 'b\nc']], 'a b c'],
    ['a list in a list', [['ul', {}, ['li', {}, 'a', ['ul', {}, ['li', {}, 'b']]], ['li', {}, 'c']]], 'a b c'],
    ['a table', [['table', {}, ['tr', {}, ['td', {}, 'a'], ['td', {}, 'b']], ['tr', {}, ['td', {}, 'c']]]], 'a b c'],
    ['a component in a sentence', [['p', {}, 'See ', ['badge', {}, 'new'], ', then']], 'See new, then'],
    ['components side by side', [['tabs', {}, ['tab', {}, 'a'], ['tab', {}, 'b']]], 'a b'],
    ['a slot', [['card', {}, 'a', ['template', { name: 'x' }, 'b']]], 'a b'],
    [
      'highlighted code',
      [['pre', {}, ['code', {}, ['span', {}, ['span', {}, 'let'], ' a\n'], ['span', {}, 'b\n']]]],
      'let a b',
    ],
    ['properties of a component', [['chart', { title: 'T', label: 'L', description: 'D', to: '/x' }, 'c']], 'T L D c'],
    ['a number as label', [['step', { label: 1 }, 'c']], '1 c'],
    ['a component of the site that replaces a built-in one', [['card', { title: 'T', label: 'L' }, 'c']], 'L T c'],
    [
      'an option',
      [['field', { name: 'raw', type: 'boolean', default: 'false' }, 'Keeps it.']],
      'raw boolean false Keeps it.',
    ],
    ['a collapsible', [['collapsible', { name: 'options' }, 'All.']], 'options All.'],
    ['a label in a sentence', [['p', {}, 'A ', ['badge', { label: 'new' }], '.']], 'A new.'],
    ['the title of an element', [['p', {}, ['a', { href: '/', title: 'hint' }, 'link']]], 'link'],
    ['values that are not text', [['card', { title: { a: 1 }, label: true, description: null }, 'c']], 'c'],
    [
      'tags with names of object properties',
      [
        ['constructor', {}, 'c'],
        ['toString', {}, 'd'],
      ],
      'c d',
    ],
    [
      'a footnote reference',
      [['p', {}, 'word', ['sup', {}, ['a', { href: '#note-1', role: 'doc-noteref' }, '1']], '.']],
      'word.',
    ],
    [
      'the link back from a footnote',
      [['li', {}, ['p', {}, 'note', ' ', ['a', { role: 'doc-backlink' }, '↩']]]],
      'note',
    ],
    ['superscript', [['p', {}, '1', ['sup', {}, 'st']]], '1st'],
    ['a formula', [['p', {}, 'x ', ['@math', { source: 'y^2' }, ['@mi', {}, 'y']], ' z']], 'x z'],
    [
      'a diagram',
      [
        ['p', {}, 'x'],
        ['figure', {}, ['@svg', { 'aria-label': 'One → Two', source: 'graph' }, ['@text', {}, 'Two']]],
        ['p', {}, 'y'],
      ],
      'x One → Two y',
    ],
    ['a diagram without a label', [['figure', {}, ['@svg', { 'aria-label': '', source: 'A --> B' }]]], 'A --> B'],
    ['a diagram without a label or source', [['figure', {}, ['@svg', {}, ['@text', {}, 'Two']]]], ''],
  ])('of %s', ([, nodes, content]) => {
    expect(contentOf(nodes)).toBe(content);
  });

  test.for(['style', 'script', 'STYLE', 'iframe', 'noscript', 'svg'])('of <%s> is never included', (tag) => {
    expect(
      contentOf([
        ['p', {}, 'a'],
        [tag, {}, 'b'],
      ]),
    ).toBe('a');
    expect(
      contentOf(
        [
          ['p', {}, 'a'],
          ['pre', {}, 'c'],
          [tag, {}, 'b'],
        ],
        { ignoredTags: ['pre'] },
      ),
    ).toBe('a');
  });
});

test('includes the description of a diagram', async () => {
  const { body } = await parseMarkdown('```mermaid\ngraph RL\n  B[Two] -->|then| A[One]\n```', 'a.md');
  expect(buildSearchSections([{ ...pageOf(), body }])[0]?.content).toBe('Two → One (then)');
});

test('copies the requested fields to every section', () => {
  const page = { ...pageOf(heading(2, 'Two')), category: 'guide', secret: 1 };
  const sections = buildSearchSections([page], { extraFields: ['category'] });
  expect(sections.map(({ id, category }) => [id, category])).toEqual([
    ['/a', 'guide'],
    ['/a#two', 'guide'],
  ]);
  expect(sections[0]).not.toHaveProperty('secret');
});
