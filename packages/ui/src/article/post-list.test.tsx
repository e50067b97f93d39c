import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostList } from './post-list.tsx';
import type { PostSummary } from './post-list.tsx';

const post: PostSummary = { title: 'Ink', path: '/ink', date: '2026-11-15', dateText: '15 November 2026' };

test('renders a post with title, path and date only', () => {
  const markup = renderToStaticMarkup(<PostList posts={[post]} />);
  expect(markup).toMatch(/<h2 [^>]*><a href="\/ink"[^>]*>Ink<\/a><\/h2><\/div>/u);
  expect(markup).toContain('<time dateTime="2026-11-15">15 November 2026</time></p>');
});

test('renders description and category', () => {
  const posts = [{ ...post, description: 'It is wet.', category: 'Workshop' }];
  const markup = renderToStaticMarkup(<PostList posts={posts} level={3} />);
  expect(markup).toMatch(/<\/h3><p [^>]*>It is wet\.<\/p>/u);
  expect(markup).toContain('data-color="primary">Workshop</span>');
});

test('renders a drawing beside the text', () => {
  const [before = '', after = ''] = [undefined, <svg key="figure" />].map((drawing) =>
    renderToStaticMarkup(<PostList posts={[{ ...post, drawing }]} />),
  );
  expect(before).not.toContain('<svg');
  expect(after).toMatch(/<\/h2><\/div><div [^>]*><svg><\/svg><\/div><\/article>/u);
});
