import { yamlLanguage } from '@codemirror/lang-yaml';
import {
  Language,
  defineLanguageFacet,
  foldNodeProp,
  foldService,
  languageDataProp,
  syntaxTree,
} from '@codemirror/language';
import { Prec } from '@codemirror/state';
import type { EditorState, Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { NodeProp } from '@lezer/common';
import type { SyntaxNode } from '@lezer/common';
import { ContentParser } from '../markdown/content-parser.ts';
import { continueMarkup } from './continue-markup.ts';

const data = defineLanguageFacet({ commentTokens: { block: { open: '<!--', close: '-->' } } });

/** Folds from the end of the first line to the end of the last. */
function foldLines({ from, to }: SyntaxNode, state: EditorState): { from: number; to: number } | null {
  const start = state.doc.lineAt(from).to;
  return start < to ? { from: start, to } : null;
}

const parser = new ContentParser(yamlLanguage.parser, [
  languageDataProp.add({ Document: data }),
  foldNodeProp.add({ 'Component FrontMatter FencedCode FormulaBlock ListItem Blockquote Table': foldLines }),
  // In right-to-left text, code and URLs are isolated so that they stay left-to-right.
  NodeProp.isolate.add({ 'InlineCode URL Attributes ComponentName Formula Binding': 'ltr' }),
]);

/** A heading folds everything up to the next heading of the same or a higher level. */
const foldSections = foldService.of((state, start, end) => {
  const tree = syntaxTree(state);
  let heading: SyntaxNode | null = tree.resolveInner(end, -1);
  while (heading && levelOf(heading) === undefined) heading = heading.parent;
  const level = heading ? levelOf(heading) : undefined;
  if (!heading || level === undefined || heading.from < start) return null;
  let last: SyntaxNode = heading;
  for (let next = heading.nextSibling; next && (levelOf(next) ?? 7) > level; next = next.nextSibling) last = next;
  return last.to > end ? { from: end, to: last.to } : null;
});

function levelOf({ name }: SyntaxNode): number | undefined {
  const [, level] = /^(?:ATX|Setext)Heading(\d)$/u.exec(name) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Markdown with the component syntax of the site. */
export const language: Extension = [
  new Language(data, parser, [], 'markdown'),
  foldSections,
  Prec.high(keymap.of([{ key: 'Enter', run: continueMarkup }])),
];
