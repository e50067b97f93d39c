/** Checks the ranges of all markdown files of the repository and of the CommonMark examples. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, sourcePieces } from './read-source.ts';
import type { SourceBlock, SourceInline, SourceTree } from './read-source.ts';

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { tests: { markdown: string }[] };
const root = join(import.meta.dirname, '../../../..');
const files = globSync(
  ['{docs,templates/*}/content/**/*.md', 'packages/*/fixtures/**/*.md', 'decisions/*.md', '*.md'],
  { cwd: root, exclude: (name) => name === 'node_modules' },
);
const GAP = /^\uFEFF?(?:[>\s]|[-*+](?=\s|$)|\d+[.)](?=\s|$)|\[\^[^\]]+\]:|\[.+\]:.*)*$/u;
const PREFIX = /^(?:[>\s]|[-*+]|\\?\[[ xX]\]|\d+[.)]|\[\^[^\]]+\]:)*$/u;

/** Patterns of the source of each element. */
const SOURCE_PATTERNS: Record<string, RegExp> = {
  strong: /^(\*\*|__)[^]*(\*\*|__)(?:\{.*\})?$/u,
  em: /^([*_])[^]*[*_](?:\{.*\})?$/u,
  strike: /^(~~?)[^]*\1(?:\{.*\})?$/u,
  link: /^(?:\[[^]*[\])](?:\{.*\})?|<[^]*>|[^]*\w[^]*)$/u,
  span: /^\[[^]*\](?:\{.*\})?$/u,
  code: /^(`+)[^]*\1(?:\{.*\})?$/u,
  image: /^!\[[^]*[\])](?:\{.*\})?$/u,
  component: /^:[a-z$]/iu,
  formula: /^\$[^]*\$$/u,
  binding: /^\{\{[^]*\}\}$/u,
  footnoteReference: /^\[\^.*\]$/u,
  html: /^<[^]*>$/u,
  hardBreak: /^(?:\\| {2,})\r?\n[>\s]*$/u,
};

function inlinesOf(block: SourceBlock): SourceInline[] {
  if (block.type === 'quote' || block.type === 'footnote') return block.children.flatMap(inlinesOf);
  if (block.type === 'list') return block.items.flatMap(({ children }) => children.flatMap(inlinesOf));
  if (block.type === 'table') return block.rows.flatMap(({ cells }) => cells.flatMap(({ inlines }) => inlines));
  if (block.type === 'component') return block.slots.flatMap(({ children }) => children.flatMap(inlinesOf));
  return 'inlines' in block ? block.inlines : [];
}

function expectInlineRanges(inlines: readonly SourceInline[], text: string): void {
  let last = 0;
  for (const inline of inlines) {
    expect(inline.start).toBeGreaterThanOrEqual(last);
    last = inline.end;
    const source = text.slice(inline.start, inline.end);
    const signs = SOURCE_PATTERNS[inline.type];
    expect(source).toMatch(signs ?? /^/u);
    if ('children' in inline && inline.children) expectInlineRanges(inline.children, text);
    if (inline.type !== 'text') continue;
    for (const part of inline.parts) {
      const sourceText = text.slice(part.start, part.end);
      expect(sourceText === part.text || /^(?:\\.|&.*;|[ \t]*\r?\n[>\s]*)$/u.test(sourceText)).toBe(true);
    }
  }
}

function expectRanges(text: string, tree: SourceTree): void {
  const pieces = sourcePieces(tree);
  const cut = (kind: string): string[] =>
    pieces.filter((piece) => piece.kind === kind).map(({ start, end }) => text.slice(start, end));
  expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  expect(cut('prefix').filter((prefix) => !PREFIX.test(prefix))).toEqual([]);
  // A link definition may span several lines.
  const gaps = cut('gap').filter((gap) => !gap.includes(']:'));
  expect(gaps.flatMap((gap) => gap.split('\n')).filter((line) => !GAP.test(line))).toEqual([]);
  expectInlineRanges(tree.blocks.flatMap(inlinesOf), text);
}

test.for([
  ['\n', ''],
  ['\r\n', '\uFEFF'],
] as const)('ranges of files with line endings %j', ([lineEnd, mark]) => {
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const text = mark + readFileSync(join(root, file), 'utf8').replaceAll('\n', lineEnd);
    const tree = readSource(text, file);
    expectRanges(text, tree);
    expect(tree.blocks.filter(({ type }) => type === 'raw')).toEqual([]);
  }
});

test('ranges of the CommonMark examples', () => {
  expect(tests.length).toBeGreaterThan(600);
  for (const { markdown } of tests) {
    const text = markdown.replaceAll('→', '\t');
    expectRanges(text, readSource(text));
  }
});
