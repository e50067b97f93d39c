import { describe, expect, test } from 'vitest';
import { allowAttributes, allowProps, judgeTag } from './sanitise.ts';

describe('tags', () => {
  test.for(['p', 'a', 'img', 'video', 'audio', 'source', 'track', 'table', 'td', 'details', 'h6', 'input'])(
    '%s stays',
    (tag) => {
      expect(judgeTag(tag)).toBe('keep');
    },
  );

  test.for(['script', 'SCRIPT', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'base', 'meta', 'link', 'form'])(
    '%s goes with all that is in it',
    (tag) => {
      expect(judgeTag(tag)).toBe('drop');
    },
  );

  test.for(['button', 'canvas', 'custom-element', 'textarea', 'P', 'constructor', 'toString', '__proto__'])(
    '%s gives way to its children',
    (tag) => {
      expect(judgeTag(tag)).toBe('unwrap');
    },
  );
});

describe('attributes', () => {
  test('the common ones and those of the tag stay', () => {
    const props = { id: 'i', class: 'c', title: 't', lang: 'ar', dir: 'rtl', role: 'note', href: '/a', rel: 'x' };
    expect(allowAttributes('a', props)).toEqual(props);
  });

  test.for([
    ['a', { style: 'color: red' }],
    ['a', { onclick: 'alert(1)' }],
    ['a', { ONCLICK: 'alert(1)' }],
    ['a', { HREF: 'javascript:alert(1)' }],
    ['a', { href: 'javascript:alert(1)' }],
    ['a', { ping: 'https://example.com' }],
    ['a', { href: ['javascript:alert(1)'] }],
    ['a', { title: { toString: 1 } }],
    ['a', { title: null }],
    ['a', { title: false }],
    ['p', { href: '/a' }],
    ['img', { src: 'data:image/svg+xml,x' }],
    ['img', { srcset: '/a 2x' }],
    ['img', { onerror: 'alert(1)' }],
    ['blockquote', { cite: 'javascript:alert(1)' }],
    ['div', { 'data-x': '1' }],
    ['div', { 'aria-label': '"><script>' }],
    ['div', { srcdoc: '<script>' }],
  ] as const)('of %s, %j goes', ([tag, props]) => {
    expect(allowAttributes(tag, props)).toEqual({});
  });

  test('true is an empty text, a number its digits', () => {
    expect(allowAttributes('details', { open: true })).toEqual({ open: '' });
    expect(allowAttributes('td', { colspan: 2 })).toEqual({ colspan: '2' });
  });

  test('an input is a box that nobody can use, whatever the author wrote', () => {
    expect(allowAttributes('input', { type: 'password', name: 'p', checked: true, autofocus: true })).toEqual({
      type: 'checkbox',
      checked: '',
      disabled: '',
    });
  });
});

describe('properties of components', () => {
  test('data of any shape stays', () => {
    const props = { title: 'A', count: 3, open: false, list: [1, { a: null }], to: '/docs', src: 'https://a.example' };
    expect(allowProps(props)).toEqual(props);
  });

  test.for([
    'dangerouslySetInnerHTML',
    'dangerouslysetinnerhtml',
    'onClick',
    'onclick',
    'ONLOAD',
    'children',
    'key',
    'ref',
    'style',
    'srcdoc',
    'srcDoc',
  ])('%s goes', (name) => {
    expect(allowProps({ [name]: 'x', title: 'A' })).toEqual({ title: 'A' });
  });

  test('a prototype goes', () => {
    const props = JSON.parse('{"__proto__": {"polluted": true}, "title": "A"}') as Record<string, unknown>;
    const allowed = allowProps(props);
    expect(Object.keys(allowed)).toEqual(['title']);
    expect(allowed).not.toHaveProperty('polluted');
  });

  test.for([
    ['to', 'javascript:alert(1)'],
    ['href', 'JAVA\tSCRIPT:alert(1)'],
    ['src', 'data:text/html,x'],
    ['to', { toString: 'x' }],
    ['href', ['javascript:alert(1)']],
  ] as const)('the address %s = %j goes', ([name, value]) => {
    expect(allowProps({ [name]: value, title: 'A' })).toEqual({ title: 'A' });
  });
});

test.for([
  ['0', { tabindex: '0' }],
  ['1', {}],
  ['-1', {}],
] as const)('what scrolls may be reached by key, in its turn: tabindex %s', ([tabindex, expected]) => {
  expect(allowAttributes('div', { tabindex })).toEqual(expected);
});
