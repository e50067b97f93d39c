import { expect, test } from 'vitest';
import { applyHead, pageTitle, renderHead } from './head.ts';
import type { Head } from './head.ts';

const head: Head = { title: 'Start', description: 'How to begin', lang: 'en', dir: 'ltr' };

test('the head holds title and description', () => {
  expect(renderHead(head)).toBe('<title>Start</title><meta name="description" content="How to begin">');
});

test('a page without description has no element for it', () => {
  expect(renderHead({ ...head, description: '' })).toBe('<title>Start</title>');
});

test('nothing in title or description can leave its element', () => {
  const html = renderHead({ ...head, title: '</title><b>&', description: '"><b>' });
  expect(html).toBe(
    '<title>&lt;/title&gt;&lt;b&gt;&amp;</title><meta name="description" content="&quot;&gt;&lt;b&gt;">',
  );
});

test.for([
  ['Start', 'Recto', 'Start - Recto'],
  ['Recto', 'Recto', 'Recto'],
  ['', 'Recto', 'Recto'],
] as const)('the page "%s" of the site "%s" is titled "%s"', ([page, site, title]) => {
  expect(pageTitle(page, site)).toBe(title);
});

test('the open document takes title, language and direction of the next page', () => {
  const { document, metas } = createDocument();
  applyHead({ title: 'ابدأ', description: 'كيف', lang: 'ar', dir: 'rtl' }, document);
  expect(document.title).toBe('ابدأ');
  expect(document.documentElement).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(metas).toEqual([{ name: 'description', content: 'كيف' }]);
});

test('a description that is there is changed, not doubled', () => {
  const { document, metas } = createDocument();
  applyHead(head, document);
  applyHead({ ...head, description: 'Another' }, document);
  expect(metas).toEqual([{ name: 'description', content: 'Another' }]);
});

test('a page without description takes that of the page before it away', () => {
  const { document, metas } = createDocument();
  applyHead(head, document);
  applyHead({ ...head, description: '' }, document);
  expect(metas).toEqual([]);
});

interface Meta {
  name: string;
  content: string;
}

/** As much of a document as a head needs. */
function createDocument(): { document: Document; metas: Meta[] } {
  const metas: Meta[] = [];
  const document = {
    title: '',
    documentElement: { lang: 'en', dir: 'ltr' },
    head: {
      querySelector: () => (metas[0] ? { remove: () => metas.shift() } : null),
      append: (meta: Meta) => metas.push(meta),
    },
    createElement: () => ({ name: '', content: '' }),
  };
  return { document: document as unknown as Document, metas };
}
