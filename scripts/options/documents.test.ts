import { expect, test } from 'vitest';
import { listProblems, readDocuments } from './documents.ts';
import { findTables } from './page.ts';

const documents = await readDocuments();

test('the documentation has tables of options', () => {
  expect(documents.length).toBeGreaterThan(15);
  expect(documents.map(({ file }) => file)).toContain('docs/content/en/docs/1.getting-started/3.configuration.md');
});

test.for(documents.map((document) => [document.file, document] as const))('%s matches the code', ([, document]) => {
  expect(listProblems(document)).toEqual([]);
});

const MARK = '<!-- options scripts/options/fixtures/shop.ts#ShopConfig only open -->';
const original = page('en', `${MARK}\nold\n<!-- /options -->`);

test('inserts the table into a page, and keeps the text around it', async () => {
  const [document] = await readDocuments([original]);
  expect(document?.expected).toBe(
    `Before.\n\n${MARK}\n| Option | Type | Default | What it is |\n| --- | --- | --- | --- |\n| \`open\` | \`boolean\` | \`false\` | Whether the shop is open. |\n<!-- /options -->\n\nAfter.`,
  );
});

test('a translation keeps its descriptions, but no other differences', async () => {
  const head = '| Option | Typ | Vorgabe | Was es ist |\n| --- | --- | --- | --- |';
  const good = page(
    'de',
    `${MARK}\n${head}\n| \`open\` | \`boolean\` | \`false\` | Ob jeder hinein darf. |\n<!-- /options -->`,
  );
  const bad = page('fr', `${MARK}\n${head}\n| \`open\` | \`string\` | \`true\` | Ouvert à tous. |\n<!-- /options -->`);
  const [, german, french] = await readDocuments([original, good, bad]);
  expect(german?.expected).toBe(good.text);
  expect(french && listProblems(french)).toEqual([
    'docs/content/fr/docs/shop.md: The options do not match the code. Run "npm run options".',
  ]);
  expect(french?.expected).toContain('| `open` | `boolean` | `false` | Ouvert à tous. |');
});

test('reports a table that is missing in a translation', async () => {
  const [, german] = await readDocuments([original, page('de', 'Ohne Tabelle.')]);
  expect(german && listProblems(german)).toEqual([
    `docs/content/de/docs/shop.md: A table is missing. Insert ${MARK} and <!-- /options --> on separate lines, and run "npm run options".`,
  ]);
});

test('a translation of an earlier version may have the tables of that version', async () => {
  const german = page('de', 'Ohne Tabelle.');
  const documents = await readDocuments([
    original,
    { ...german, text: `sourceHash: "0123456789abcdef"\n${german.text}` },
  ]);
  expect(documents.map(({ file }) => file)).toEqual(['docs/content/en/docs/shop.md']);
});

test('reports a table that the original does not have', async () => {
  const text = `${MARK}\n| a |\n| --- |\n<!-- /options -->`;
  const [german, ...others] = await readDocuments([page('en', 'No table.'), page('de', text)]);
  expect(others).toEqual([]);
  expect(german && listProblems(german)).toEqual([
    `docs/content/de/docs/shop.md: The original has no table of ${MARK.slice(13, -4)}. Remove it.`,
  ]);
});

test.for([`${MARK}\n| a |`, '<!-- /options -->', `${MARK} | a |\n<!-- /options -->`])(
  '%o is an incomplete table',
  (text) => {
    expect(() => findTables(text)).toThrow('has no matching comment');
  },
);

function page(locale: string, table: string) {
  const text = `Before.\n\n${table}\n\nAfter.`;
  return { locale, path: 'docs/shop.md', text, tables: findTables(text) };
}
