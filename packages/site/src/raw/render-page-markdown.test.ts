import { expect, test } from 'vitest';
import { renderPageMarkdown } from './render-page-markdown.ts';

const options = { site: { title: 'Recto' } };

test('a page is its name, what it is about, and what its screen shows', () => {
  const page = {
    title: 'Blog',
    description: 'News.',
    shown: [
      ['ul', {}, ['li', {}, ['a', { href: '/en/blog/a' }, 'A']]],
      ['p', {}, 'Text.'],
    ] as never,
  };
  expect(renderPageMarkdown(page, options)).toBe('# Blog\n\nNews.\n\n- [A](/en/blog/a)\n\nText.\n');
});

test('a page that bears the site’s name alone is named after it', () => {
  expect(renderPageMarkdown({ title: '' }, options)).toBe('# Recto\n');
});

test('a screen may have a title of its own', () => {
  const page = { title: '', description: 'For machines.', shown: [['div', {}, ['h1', {}, 'Write.']]] as never };
  expect(renderPageMarkdown(page, options)).toBe('# Write.\n');
});
