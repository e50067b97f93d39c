import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from './card.tsx';

test('a card that leads somewhere has one link, and it is its title', () => {
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

test('one that leads nowhere has none', () => {
  expect(renderToStaticMarkup(<Card title="Files" top="1" />)).toBe(
    '<article class="card"><div class="card-top">1</div><h3 class="card-title">Files</h3></article>',
  );
});

test('its picture comes first, and what kind of thing it is stands beside the title, outside the link', () => {
  expect(renderToStaticMarkup(<Card title="Blog" to="/blog" picture="P" badge="Free" />)).toBe(
    '<article class="card"><div class="card-picture">P</div>' +
      '<h3 class="card-title"><a href="/blog">Blog</a><span class="card-badge">Free</span></h3></article>',
  );
});
