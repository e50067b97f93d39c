/** Checks that every word of the content of this repository appears on its page, in an attribute, or in a warning. */
import { decodeHTML } from 'entities';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { showDocument } from '../../fixtures/shown-text.ts';
import { builtInDescriptions } from '../components/built-in-descriptions.ts';
import type { ComponentDescription } from '../components/component-description.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import { findFrontMatter } from '../parse/front-matter.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import { classifyTag } from '../allow-list/sanitise.ts';

const root = join(import.meta.dirname, '../../../..');
const files = globSync(
  ['{docs,templates/*,examples/*}/content/**/*.md', 'packages/*/fixtures/**/*.md', 'decisions/*.md', '*.md'],
  { cwd: root, exclude: (name) => name === 'node_modules' },
);

/**
 * Matches parts that are not shown as written: comments, link definitions, footnote references, task boxes, annotations
 * of code lines, names of files that a code block shows, bindings, formulas, emoji and percent-encoded characters.
 */
const NOT_TEXT =
  /<!--[^]*?-->|^`{3,}.* file="[^"]*".*$|^[ >]*\[(?!\^)[^\]]+\]:.*$|\[\^[^\]]+\]|\[[xX]\]|\[!code [^\]]*\]|\{\{[^]*?\}\}|\$\$?[^$]+\$\$?|:[\w+-]+:|(?:%[\dA-F]{2})+/gmu;
const WORD = /[\p{L}][\p{L}\p{M}\p{N}]*/gu;

/** Returns the names of elements and properties, and the options of code blocks. */
function namesIn(nodes: readonly TreeNode[]): string[] {
  return nodes.filter(isElement).flatMap((node) => {
    const [tag, props] = node;
    const values = tag === 'pre' || tag === 'template' ? Object.values(props).map(String) : [];
    return [tag, ...Object.keys(props), ...values, ...namesIn(childrenOf(node))];
  });
}

/** Describes the components of the site: all names that are neither built-in components nor elements. */
function componentsIn(names: readonly string[]): ComponentDescription[] {
  const builtIn = new Set(builtInDescriptions.map(({ name }) => name));
  return [...new Set(names)]
    .filter((name) => classifyTag(name) === 'unwrap' && !builtIn.has(name) && !name.startsWith('@'))
    .map((name) => ({ name, props: { type: 'object' }, slots: [] }));
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD));
}

async function lostWords(text: string): Promise<string[]> {
  const { body } = await parseMarkdown(text, 'a.md');
  const names = namesIn(body.nodes);
  const { show, warnings } = await showDocument(text, componentsIn(names));
  const lines = text.split('\n');
  const page = `${show(body.nodes)}\n${warnings}\n${names.join(' ')}`.toLowerCase();
  const lost = (source: string, output: string): string[] => {
    const outputWords = wordsIn(output);
    // Chinese and Japanese lines are joined without a space.
    const joined = output.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();
    return [...wordsIn(decodeHTML(source.replaceAll(NOT_TEXT, ' ')))].filter(
      (word) => !outputWords.has(word) && !(/[^\p{Script=Latin}]/u.test(word) && joined.includes(word)),
    );
  };
  const first = text.slice(0, findFrontMatter(text, 'a.md').content).split('\n').length;
  const inBlocks = body.nodes.flatMap((node, index) => {
    const range = body.lines?.[index];
    // A diagram replaces its source text.
    if (!range || (isElement(node) && namesIn([node]).some((name) => name.startsWith('@')))) return [];
    const source = lines.slice(range[0] - 1, range[1]).join('\n');
    return lost(source, `${show([node])}\n${warnings}\n${namesIn([node]).join(' ')}`);
  });
  const covered = new Set(
    (body.lines ?? []).flatMap((range) =>
      range ? Array.from({ length: range[1] - range[0] + 1 }, (_, step) => range[0] + step) : [],
    ),
  );
  const between = lines.filter((_, index) => index + 1 >= first && !covered.has(index + 1)).join('\n');
  return [...inBlocks, ...lost(between, page)];
}

test.for(files)('loses no word of %s', async (file) => {
  expect(await lostWords(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});
