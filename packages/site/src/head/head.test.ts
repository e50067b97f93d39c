import { escapeHtml } from '@recto/content';
import { describe, expect, test } from 'vitest';
import { applyHead, pageTitle, renderHead } from './head.ts';
import type { Head } from './head.ts';

const head: Head = { title: 'Start', description: 'How to begin', lang: 'en', dir: 'ltr' };

test('renders title and description', () => {
  expect(renderHead(head)).toBe('<title>Start</title><meta name="description" content="How to begin">');
});

test('renders no element for an empty description', () => {
  expect(renderHead({ ...head, description: '' })).toBe('<title>Start</title>');
});

test('escapes title and description', () => {
  const html = renderHead({ ...head, title: '</title><b>&', description: '"><b>' });
  expect(html).toBe(
    '<title>&lt;/title&gt;&lt;b&gt;&amp;</title><meta name="description" content="&quot;&gt;&lt;b&gt;">',
  );
});

const links: Head = {
  ...head,
  canonical: 'https://site.example/en/docs?"',
  alternates: [
    { lang: 'pt-BR', href: 'https://site.example/pt_br/docs' },
    { lang: 'x-default', href: 'https://site.example/en/docs' },
  ],
};

test('renders the canonical URL and the translations', () => {
  expect(renderHead({ ...links, description: '' })).toBe(
    '<title>Start</title><link rel="canonical" href="https://site.example/en/docs?&quot;">' +
      '<link rel="alternate" hreflang="pt-BR" href="https://site.example/pt_br/docs">' +
      '<link rel="alternate" hreflang="x-default" href="https://site.example/en/docs">',
  );
});

test.for([
  ['Start', 'Recto', undefined, 'Start - Recto'],
  ['Recto', 'Recto', undefined, 'Recto'],
  ['', 'Recto', '{page} | {site}', 'Recto'],
  ['Start', 'Recto', '{site}: {page}', 'Recto: Start'],
  ['{site} $& $1', 'Recto', '{page} - {site}', '{site} $& $1 - Recto'],
] as const)(
  'the page "%s" of the site "%s" with the template %s has the title "%s"',
  ([page, site, template, title]) => {
    expect(pageTitle(page, site, template)).toBe(title);
  },
);

describe('the open document', () => {
  test('gets title, language and direction of the next page', () => {
    const { document, written } = createDocument();
    applyHead({ title: 'ابدأ', description: 'كيف', lang: 'ar', dir: 'rtl' }, document);
    expect(document.title).toBe('ابدأ');
    expect(document.documentElement).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(written()).toBe('<meta name="description" content="كيف">');
  });

  test('gets the elements of the next page, without duplicates', () => {
    const { document, written } = createDocument();
    applyHead(links, document);
    applyHead({ ...links, description: 'Another' }, document);
    expect(`<title>Start</title>${written()}`).toBe(renderHead({ ...links, description: 'Another' }));
  });

  test('loses elements that only the previous page had', () => {
    const { document, written } = createDocument();
    applyHead(links, document);
    applyHead({ ...head, description: '' }, document);
    expect(written()).toBe('');
  });

  test('loses server-rendered metadata of the previous page', () => {
    const { document, written } = createDocument();
    const script = document.createElement('script');
    script.setAttribute('type', 'module');
    const title = document.createElement('meta');
    title.setAttribute('property', 'og:title');
    const graph = document.createElement('script');
    graph.setAttribute('type', 'application/ld+json');
    document.head.append(script, title, graph);
    applyHead({ ...head, description: '' }, document);
    expect(written()).toBe('<script type="module">');
  });

  test('keeps elements that do not depend on the page', () => {
    const { document, written } = createDocument();
    const icon = document.createElement('link');
    icon.setAttribute('rel', 'icon');
    const feed = document.createElement('link');
    feed.setAttribute('rel', 'alternate');
    document.head.append(icon, feed);
    applyHead({ ...head, description: '' }, document);
    expect(written()).toBe('<link rel="icon"><link rel="alternate">');
  });
});

interface FakeElement {
  tag: string;
  attributes: Map<string, string>;
}

/** A fake document with the parts that a head needs. */
function createDocument(): { document: Document; written: () => string } {
  const elements: FakeElement[] = [];
  const document = {
    title: '',
    documentElement: { lang: 'en', dir: 'ltr' },
    head: {
      querySelectorAll: (selector: string) => elements.filter((element) => matches(element, selector)),
      append: (...added: FakeElement[]) => elements.push(...added),
    },
    createElement: (tag: string) => {
      const attributes = new Map<string, string>();
      const element = {
        tag,
        attributes,
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        remove: () => elements.splice(elements.indexOf(element), 1),
      };
      return element;
    },
  };
  const written = (): string =>
    elements
      .map(({ tag, attributes }) => {
        const pairs = [...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
        return `<${tag}${pairs.join('')}>`;
      })
      .join('');
  return { document: document as unknown as Document, written };
}

/** Supports selectors of a tag with attributes: `link[rel="alternate"][hreflang]`. */
function matches({ tag, attributes }: FakeElement, selectors: string): boolean {
  return selectors.split(',').some((selector) => {
    const conditions = [...selector.matchAll(/\[(\w+)(?:="([^"]+)")?\]/gu)];
    return (
      selector.startsWith(tag) &&
      conditions.every(
        ([, name = '', value]) => attributes.has(name) && (value ?? attributes.get(name)) === attributes.get(name),
      )
    );
  });
}
