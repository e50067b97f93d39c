import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { MessagesContext } from '../messages/messages.ts';
import { Footer } from './footer.tsx';
import type { FooterProps } from './footer.tsx';

function navigations(props: Partial<FooterProps>): (string | undefined)[] {
  const markup = renderToStaticMarkup(
    <MessagesContext value={english}>
      <Footer owner="The house" lang="en" links={[]} {...props} />
    </MessagesContext>,
  );
  return [...markup.matchAll(/<nav aria-label="([^"]*)">(.*?)<\/nav>/gu)].map(
    ([, label, inside]) => `${label}: ${inside}`,
  );
}

test('separates pages of the site from external links', () => {
  expect(
    navigations({ pages: [{ label: 'Terms', to: '/terms' }], links: [{ label: 'Blog', to: 'https://b.test' }] }),
  ).toEqual([
    'About this site: <ul><li><a href="/terms">Terms</a></li></ul>',
    'External links: <ul><li><a href="https://b.test">Blog</a></li></ul>',
  ]);
});

test('renders no navigation without links', () => {
  expect(navigations({})).toEqual([]);
});

test('shows links with children as columns', () => {
  const children = [{ label: 'Markdown', to: '/docs/markdown' }];
  const pages = [
    { label: 'Terms', to: '/terms' },
    { label: 'Docs', to: '/docs', children },
  ];
  expect(navigations({ pages })).toEqual([
    'About this site: <ul><li><a href="/docs">Docs</a></li><li><a href="/docs/markdown">Markdown</a></li></ul>',
    'External links: <ul><li><a href="/terms">Terms</a></li></ul>',
  ]);
});
