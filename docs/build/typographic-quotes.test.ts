import { compileBody } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import { expect, test } from 'vitest';
import { config } from '../tests/fixtures/website.ts';
import { typographicQuotes } from './typographic-quotes.ts';

async function render(text: string, file = 'en/docs/page.md'): Promise<unknown> {
  const document = await typographicQuotes.transform?.(await parseMarkdown(text, file), { file, text });
  return compileBody(document?.body.nodes ?? [], { interactive: {}, trees: {} })[0];
}

test.for([
  ['It says "Hello".', '<p>It says “Hello”.</p>'],
  ["The visitor's language, and the authors' names", '<p>The visitor’s language, and the authors’ names</p>'],
  ['("Open menu")', '<p>(“Open menu”)</p>'],
  ['It says "*Hello*, `you`".', '<p>It says “<em>Hello</em>, <code>you</code>”.</p>'],
  ['*It says* "Hello".', '<p><em>It says</em> “Hello”.</p>'],
  ['"One"\n"two"', '<p>“One”\n“two”</p>'],
  ['She said "it is \'fine\'".', '<p>She said “it is ‘fine’”.</p>'],
  ['- "One"\n- "two"', '<ul><li>“One”</li><li>“two”</li></ul>'],
] as const)('%s', async ([text, html]) => {
  expect(await render(text)).toBe(html);
});

test.for(['`say "it\'s"`', '```text\nsay "it\'s"\n```', ':kbd["]'])(
  'keeps the quotes in code and keys: %s',
  async (text) => {
    expect(JSON.stringify(await render(text))).not.toMatch(/[“”‘’]/u);
  },
);

test('keeps the quotes of other languages', async () => {
  expect(await render('"Hallo"', 'de/docs/page.md')).toBe('<p>&quot;Hallo&quot;</p>');
});

test('the transformer is configured for this website', () => {
  expect(config.transformers?.map(({ name }) => name)).toContain(typographicQuotes.name);
});
