import { expect, test } from 'vitest';
import { renderPageMarkdown } from './render-page-markdown.ts';

const options = { site: { title: 'Recto' } };

test('renders the title, the description and what the screen shows', () => {
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

test('a page without a title has the title of the site', () => {
  expect(renderPageMarkdown({ title: '' }, options)).toBe('# Recto\n');
});

test('uses the title of the screen if it has one', () => {
  const page = { title: '', description: 'For machines.', shown: [['div', {}, ['h1', {}, 'Write.']]] as never };
  expect(renderPageMarkdown(page, options)).toBe('# Write.\n');
});
