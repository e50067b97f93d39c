import { compileBody } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import { expect, test } from 'vitest';
import { landingComponents } from './components.ts';
import { fillBooks } from './fill-books.ts';

const map = { client: { 'open-book': {} }, server: landingComponents };

async function nodesOf(text: string) {
  return (await parseMarkdown(text, 'index.md')).body.nodes;
}

async function htmlOf(text: string): Promise<string> {
  const [html = '', ...others] = compileBody(await nodesOf(text), map);
  expect(others).toEqual([]);
  return typeof html === 'string' ? html : '';
}

test('a book has the file on one page, and on the other what the engine makes of it', async () => {
  const file = '```md [notes/1.tides.md]\n---\ntitle: Low water\n---\n\nRun **now**.\n```';
  const [book] = compileBody(await fillBooks(await nodesOf(`::open-book{collection="notes"}\n${file}\n::`)), map);
  expect(book).toEqual({
    component: 'open-book',
    props: {
      collection: 'notes',
      file: 'notes/1.tides.md',
      source: '---\ntitle: Low water\n---\n\nRun **now**.',
      title: 'Low water',
    },
    slots: { default: ['<p>Run <strong>now</strong>.</p>'] },
  });
});

test('a book without a file stays as its author left it', async () => {
  const nodes = await nodesOf('::open-book\nNo file.\n::');
  expect(await fillBooks(nodes)).toEqual(nodes);
});

test('features are cut at their headings', async () => {
  const html = await htmlOf('::features\n### One\nFirst.\n\n### Two\nSecond.\n::');
  expect(html).toBe(
    '<ul class="features"><li><h3 id="one">One</h3><p>First.</p></li><li><h3 id="two">Two</h3><p>Second.</p></li></ul>',
  );
});

test('a chapter has a claim, what shows it, and more below', async () => {
  const text = '::chapter\n## Claim\n\n#show\nLook.\n\n#more\n### One\nFirst.\n::';
  expect(await htmlOf(text)).toBe(
    '<section class="chapter"><div class="chapter-claim"><h2 id="claim">Claim</h2></div>' +
      '<div class="chapter-show">Look.</div>' +
      '<ul class="features features-row"><li><h3 id="one">One</h3><p>First.</p></li></ul></section>',
  );
});
