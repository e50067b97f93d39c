import { describe, expect, test } from 'vitest';
import { allowAttributes, allowProps, classifyTag } from './sanitise.ts';

describe('tags', () => {
  test.for(['p', 'a', 'img', 'video', 'audio', 'source', 'track', 'table', 'td', 'details', 'h6', 'input'])(
    'keeps %s',
    (tag) => {
      expect(classifyTag(tag)).toBe('keep');
    },
  );

  test.for(['script', 'SCRIPT', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'base', 'meta', 'link', 'form'])(
    'removes %s with its content',
    (tag) => {
      expect(classifyTag(tag)).toBe('drop');
    },
  );

  test.for(['button', 'canvas', 'custom-element', 'textarea', 'P', 'constructor', 'toString', '__proto__'])(
    'replaces %s by its children',
    (tag) => {
      expect(classifyTag(tag)).toBe('unwrap');
    },
  );
});

describe('attributes', () => {
  test('keeps common attributes and those of the tag', () => {
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
  ] as const)('of %s: removes %j', ([tag, props]) => {
    expect(allowAttributes(tag, props)).toEqual({});
  });

  test('converts true to empty text and numbers to text', () => {
    expect(allowAttributes('details', { open: true })).toEqual({ open: '' });
    expect(allowAttributes('td', { colspan: 2 })).toEqual({ colspan: '2' });
  });

  test('makes every input a disabled checkbox', () => {
    expect(allowAttributes('input', { type: 'password', name: 'p', checked: true, autofocus: true })).toEqual({
      type: 'checkbox',
      checked: '',
      disabled: '',
    });
  });
});

describe('properties of components', () => {
  test('keeps data of any shape', () => {
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
  ])('removes %s', (name) => {
    expect(allowProps({ [name]: 'x', title: 'A' })).toEqual({ title: 'A' });
  });

  test('removes __proto__', () => {
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
  ] as const)('removes the URL %s = %j', ([name, value]) => {
    expect(allowProps({ [name]: value, title: 'A' })).toEqual({ title: 'A' });
  });
});

test.for([
  ['0', { tabindex: '0' }],
  ['1', {}],
  ['-1', {}],
] as const)('allows only a tabindex that keeps the tab order: %s', ([tabindex, expected]) => {
  expect(allowAttributes('div', { tabindex })).toEqual(expected);
});
