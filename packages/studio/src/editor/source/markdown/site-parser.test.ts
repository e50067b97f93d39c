import { yamlLanguage } from '@codemirror/lang-yaml';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFrontMatter } from '../../../../../content/src/parse/front-matter.ts';
import { parseTokens } from '../../../../../content/src/parse/syntax/parse-tokens.ts';
import type { Token } from '../../../../../content/src/parse/syntax/tokens.ts';
import { ContentParser } from './content-parser.ts';

/**
 * Node names of the editor by token type of the site. Links are excluded: the editor does not check whether a reference
 * is defined.
 */
const NODES: Readonly<Record<string, string>> = {
  binding: 'Binding',
  blockquote_open: 'Blockquote',
  fence: 'FencedCode',
  footnote_open: 'FootnoteDefinition',
  footnote_ref: 'FootnoteReference',
  formula: 'Formula',
  formula_block: 'FormulaBlock',
  list_item_open: 'ListItem',
  mdc_block_open: 'Component',
  mdc_block_slot: 'ComponentSlot',
  mdc_inline_component: 'InlineComponent',
  mdc_inline_span: 'Span',
  table_open: 'Table',
};
const names = new Set(Object.values(NODES));

const parser = new ContentParser(yamlLanguage.parser);
const content = join(import.meta.dirname, '../../../../../../docs/content');
const files = ['en', 'ar'].flatMap((locale) =>
  readdirSync(join(content, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(locale, file)),
);

function count(all: readonly string[]): Record<string, number> {
  const sorted = all.toSorted((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries([...Map.groupBy(sorted, (name) => name)].map(([name, some]) => [name, some.length]));
}

function siteNodes(text: string, file: string): string[] {
  const namesOf = (tokens: readonly Token[]): string[] =>
    tokens.flatMap(({ type, nesting, children }) => [
      ...(nesting >= 0 ? [NODES[type] ?? []].flat() : []),
      ...namesOf(children ?? []),
    ]);
  return namesOf(parseTokens(parseFrontMatter(text, file).content, { file, firstLine: 1 }));
}

function editorNodes(text: string): string[] {
  const nodeNames: string[] = [];
  parser.parse(text).iterate({
    enter({ name }) {
      if (names.has(name)) nodeNames.push(name);
    },
  });
  return nodeNames;
}

test('finds the same nodes as the site parser in all pages of the website', () => {
  const texts = files.map((file) => [file, readFileSync(join(content, file), 'utf8')] as const);
  expect(Object.fromEntries(texts.map(([file, text]) => [file, count(editorNodes(text))]))).toEqual(
    Object.fromEntries(texts.map(([file, text]) => [file, count(siteNodes(text, file))])),
  );
  expect(files.length).toBeGreaterThan(50);
});
