import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from './card.tsx';

test('a card with a URL has one link, its title', () => {
  const markup = renderToStaticMarkup(
    <Card title="Files" to="/docs/files" level={2}>
      Words are files.
    </Card>,
  );
  expect(markup).toBe(
    '<article class="card"><h2 class="card-title"><a href="/docs/files">Files</a></h2>' +
      '<div class="card-body">Words are files.</div></article>',
  );
});

test('a card without a URL has no link', () => {
  expect(renderToStaticMarkup(<Card title="Files" top="1" />)).toBe(
    '<article class="card"><div class="card-top">1</div><h3 class="card-title">Files</h3></article>',
  );
});

test('renders the picture first, and the badge next to the title outside the link', () => {
  expect(renderToStaticMarkup(<Card title="Blog" to="/blog" picture="P" badge="Free" />)).toBe(
    '<article class="card"><div class="card-picture">P</div>' +
      '<h3 class="card-title"><a href="/blog">Blog</a><span class="card-badge">Free</span></h3></article>',
  );
});
