import { expect, test } from 'vitest';
import { renderTwin } from './render-twin.ts';

const options = { site: { title: 'Recto' } };

test('a page is its name, what it is about, what its screen shows, and its text', () => {
  const page = {
    title: 'Blog',
    description: 'News.',
    outline: [['ul', {}, ['li', {}, ['a', { href: '/en/blog/a' }, 'A']]]] as never,
    body: [['p', {}, 'Text.']] as never,
  };
  expect(renderTwin(page, options)).toBe('# Blog\n\nNews.\n\n- [A](/en/blog/a)\n\nText.\n');
});

test('a page that bears the site’s name alone is named after it', () => {
  expect(renderTwin({ title: '' }, options)).toBe('# Recto\n');
});

test('a screen may have a title of its own', () => {
  const page = { title: '', description: 'For machines.', outline: [['h1', {}, 'Write.']] as never };
  expect(renderTwin(page, options)).toBe('# Write.\n');
});
