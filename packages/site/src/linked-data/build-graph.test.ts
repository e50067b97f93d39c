import { expect, test } from 'vitest';
import { createTestApp, manyLanguages } from '../../fixtures/test-app.tsx';
import type { PageDescription } from '../about/page-about.ts';
import type { Site } from '../app/site.ts';
import type { Payload } from '../payload/payload.ts';
import { buildGraph, renderGraph } from './build-graph.ts';
import type { GraphNode } from './graph-node.ts';

const site: Site = { ...manyLanguages, url: 'https://site.example', owner: 'The team', touchIcon: '/touch.png' };
const about: PageDescription = { kind: 'page', name: 'Start', title: 'Start', textLocale: 'en', languages: ['en'] };
const page: Pick<Payload, 'path' | 'locale' | 'head'> = {
  path: '/en/docs/start',
  locale: 'en',
  head: {
    title: 'Start - Test',
    description: 'How to begin',
    lang: 'en',
    dir: 'ltr',
    canonical: 'https://site.example/en/docs/start',
  },
};
const home = { ...page, path: '/en', head: { ...page.head, canonical: 'https://site.example/en' } };
const team = {
  '@type': 'Organization',
  name: 'The team',
  url: 'https://site.example/en',
  logo: 'https://site.example/touch.png',
};

function graph(more: Partial<PageDescription>, of: typeof page = page, app = createTestApp(site)): GraphNode[] {
  return buildGraph(app, { ...of, about: { ...about, ...more } });
}

test('an article has a headline, an author and breadcrumbs', () => {
  const [article, way] = graph({
    kind: 'article',
    updated: '2026-11-16',
    trail: [{ name: 'Guide', path: '/en/docs' }, { name: 'A folder' }, { name: 'Itself', path: '/en/docs/start' }],
  });
  expect(article).toEqual({
    '@type': 'TechArticle',
    headline: 'Start',
    description: 'How to begin',
    url: 'https://site.example/en/docs/start',
    mainEntityOfPage: 'https://site.example/en/docs/start',
    dateModified: '2026-11-16T00:00:00Z',
    author: team,
    publisher: team,
    isPartOf: { '@id': 'https://site.example/en#website' },
    inLanguage: 'en',
  });
  expect(way).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Test', item: 'https://site.example/en' },
      { '@type': 'ListItem', position: 2, name: 'Guide', item: 'https://site.example/en/docs' },
      { '@type': 'ListItem', position: 3, name: 'Start', item: 'https://site.example/en/docs/start' },
    ],
  });
});

test('a post has a date and authors', () => {
  const authors = [{ name: 'The team' }, { name: 'A guest', url: 'https://guest.example' }];
  expect(graph({ kind: 'post', published: '2026-11-15', authors, picture: { src: '/a.png' } })[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-11-15T00:00:00Z',
    dateModified: '2026-11-15T00:00:00Z',
    author: [
      { '@type': 'Organization', name: 'The team' },
      { '@type': 'Person', name: 'A guest', url: 'https://guest.example/' },
    ],
    image: 'https://site.example/a.png',
  });
});

test('the home page describes the site, with a search action if the site has a search page', () => {
  expect(graph({ name: '' }, home).map((node) => node['@type'])).toEqual(['WebSite', 'WebPage']);
  expect(graph({ name: '' }, home)[0]).not.toHaveProperty('potentialAction');
  expect(graph({ name: '' }, home, { ...createTestApp(site), searchPath: '/search' })[0]).toEqual({
    '@type': 'WebSite',
    '@id': 'https://site.example/en#website',
    name: 'Test',
    description: 'How to begin',
    url: 'https://site.example/en',
    inLanguage: 'en',
    publisher: team,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://site.example/en/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('software has a price', () => {
  const software = { category: 'DeveloperApplication', system: 'Linux', price: 0, currency: 'USD' };
  expect(graph({ kind: 'software', name: '', software }, home)[1]).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Test',
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Linux',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  });
});

test('with a base path, every URL contains it once', () => {
  const below = { ...page, head: { ...page.head, canonical: 'https://site.example/below/en/docs/start' } };
  const app = createTestApp({ ...site, base: '/below' });
  const text = JSON.stringify(
    graph({ kind: 'article', trail: [{ name: 'Guide', path: '/below/en/docs' }] }, below, app),
  );
  const addresses = new Set([...text.matchAll(/https:\/\/site\.example([^"]*)"/gu)].map(([, path]) => path));
  const expected = ['/below/en', '/below/en#website', '/below/en/docs', '/below/en/docs/start', '/below/touch.png'];
  expect(addresses).toEqual(new Set(expected));
});

test('the graph is empty without url, for an error and for an untranslated text', () => {
  const { url: _, ...nowhere } = site;
  const fallback = { locale: 'en', lang: 'en', dir: 'ltr', path: '/en/docs/start' } as const;
  expect(graph({}, page, createTestApp(nowhere))).toEqual([]);
  expect(buildGraph(createTestApp(site), page)).toEqual([]);
  expect(buildGraph(createTestApp(site), { ...page, about, fallback })).toEqual([]);
});

test('a text cannot close the script element', () => {
  const html = renderGraph(graph({ title: '</script><script>alert(1)</script>' }));
  expect(html.match(/<\/script>/gu)).toHaveLength(1);
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/u.exec(html) ?? [];
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><script>alert(1)</script>' }],
  });
  expect(renderGraph([])).toBe('');
});
