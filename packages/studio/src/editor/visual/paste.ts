import { DOMParser as SchemaParser, Fragment, Slice } from '@tiptap/pm/model';
import type { Mark, Node, ResolvedPos } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { Command } from '@tiptap/pm/state';
import { safeUrl } from '../markdown/dom-specs.ts';
import { openMarkdown } from '../markdown/open-markdown.ts';
import type { MarkdownSource } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { schema } from '../markdown/schema.ts';

const { nodes, marks } = schema;

/** Pastes markdown as blocks, a URL over selected text as a link, and code blocks with their language. */
export function pastePlugin(): Plugin {
  const parser = new SchemaParser(schema, [
    {
      tag: 'pre',
      node: nodes.codeBlock.name,
      preserveWhitespace: 'full',
      getAttrs: (code) => ({ language: languageOf(code) }),
    },
    ...SchemaParser.fromSchema(schema).rules,
  ]);
  return new Plugin({
    props: {
      clipboardParser: parser,
      clipboardTextParser: pastedText,
      transformPasted: (slice, { state }) => fitInCell(slice, state.selection.$from),
      handlePaste: ({ state, dispatch }, { clipboardData }) =>
        linkSelection(clipboardData?.getData('text/plain').trim() ?? '')(state, dispatch),
    },
  });
}

/** Links the selected text, if a URL is pasted over it. A selected URL is replaced instead. */
export function linkSelection(url: string): Command {
  return ({ selection, doc, tr }, dispatch) => {
    const { from, to, $from, $to } = selection;
    if (!(selection instanceof TextSelection) || selection.empty || !$from.sameParent($to)) return false;
    if (!isUrl(url) || isUrl(doc.textBetween(from, to)) || !$from.parent.type.allowsMarkType(marks.link)) return false;
    tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href: url }));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, to)).scrollIntoView());
    return true;
  };
}

function isUrl(text: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/iu.test(text) && safeUrl(text) !== null;
}

/** Converts pasted plain text: markdown to blocks, everything else to paragraphs. */
export function pastedText(text: string, $context: ResolvedPos, isPlain: boolean): Slice {
  const isCode = marks.code.isInSet($context.marks()) !== undefined;
  const doc = isPlain || isCode ? undefined : parseText(text);
  return doc ? sliceOf(doc, $context) : plainText(text, $context.marks());
}

/** One paragraph for each line. */
function plainText(text: string, active: readonly Mark[]): Slice {
  const paragraphs = text
    .split(/(?:\r\n?|\n)+/u)
    .map((line) => nodes.paragraph.create(null, line === '' ? [] : schema.text(line, active)));
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/** Paragraphs at the edges join the text at the caret, and items of a list that list. */
function sliceOf({ content }: Node, $context: ResolvedPos): Slice {
  const isItem = $context.depth > 1 && $context.node(-1).type.name.endsWith('Item');
  if (isItem && content.content.every(({ type }) => type.name.endsWith('List'))) return Slice.maxOpen(content, false);
  const depthOf = (block: Node | null): number => (block?.type === nodes.paragraph ? 1 : 0);
  return new Slice(content, depthOf(content.firstChild), depthOf(content.lastChild));
}

/** Cells contain no blocks, so pasted blocks become lines there. Tables are pasted cell by cell. */
function fitInCell(slice: Slice, { parent }: ResolvedPos): Slice {
  const { content } = slice;
  const isTable = content.childCount === 1 && content.firstChild?.type.spec['tableRole'] !== undefined;
  const isInline = content.content.every((node) => node.isInline);
  if (!String(parent.type.spec['tableRole']).endsWith('cell') || isTable || isInline) return slice;
  const lines: Node[][] = [];
  content.descendants((node) => {
    if (node.isTextblock && node.childCount > 0) lines.push([...node.content.content]);
    return !node.isTextblock;
  });
  const inline = lines.flatMap((line, index) => (index === 0 ? line : [nodes.hardBreak.create(), ...line]));
  return new Slice(Fragment.from(inline), 0, 0);
}

/** `undefined` if the text is no markdown, or if parts of it would be lost. */
function parseText(text: string): Node | undefined {
  const doc = parseMarkdown(text);
  if (!doc) return undefined;
  if (isMarkdown(doc, text)) return doc;
  const hasUrl = someNode(doc, (node) => marks.link.isInSet(node.marks) !== undefined);
  return hasUrl ? parseLines(text) : undefined;
}

/** Parses sentences that contain URLs; each line stays a paragraph. */
function parseLines(text: string): Node | undefined {
  const lines = text.trim().split(/\s*[\r\n]\s*/u);
  const doc = parseMarkdown(lines.join('\n\n'));
  if (!doc || doc.childCount !== lines.length) return undefined;
  const isSame = lines.every((line, index) => doc.child(index).textContent === line);
  return isSame && doc.content.content.every(({ type }) => type === nodes.paragraph) ? doc : undefined;
}

/** Parses markdown to new blocks; `undefined` if the document would not contain all of it. */
function parseMarkdown(text: string): Node | undefined {
  try {
    const { source } = openMarkdown(text);
    if (source.tree.frontMatter || hasUnusedDefinition(source)) return undefined;
    const doc = asNew(source.doc);
    const { rejected } = saveMarkdown(openMarkdown('').source, doc);
    return rejected.length === 0 ? doc : undefined;
  } catch {
    return undefined;
  }
}

/** Link definitions are not part of the document; those of its links are written inline. */
function hasUnusedDefinition({ tree, doc }: MarkdownSource): boolean {
  const labels = new Set<unknown>();
  doc.descendants(({ attrs, marks: own }) => {
    for (const label of [attrs['reference'], ...own.map((mark) => mark.attrs['reference'] as unknown)]) {
      if (typeof label === 'string') labels.add(label.toLowerCase());
    }
  });
  const starts = [...tree.blocks.map(({ start }) => start), tree.text.length];
  const gaps = starts.map((start, index) => tree.text.slice(tree.blocks[index - 1]?.end ?? 0, start));
  return (gaps.join('\n').match(/^ {0,3}\[[^\]]+\]:/gmu) ?? []).length > labels.size;
}

/** Copies a node without what refers to the text it was parsed from. */
function asNew(node: Node): Node {
  const withoutOrigin = (attrs: object): object => ({
    ...attrs,
    ...('origin' in attrs && { origin: null }),
    ...('reference' in attrs && { reference: null }),
  });
  const own = node.marks.map((mark) => mark.type.create(withoutOrigin(mark.attrs)));
  if (node.isText) return node.mark(own);
  return node.type.create(withoutOrigin(node.attrs), node.content.content.map(asNew), own);
}

const BLOCKS = new Set(['heading', 'bulletList', 'blockquote', 'table', 'formulaBlock', 'footnoteDefinition']);

/** Whether a text was written as markdown, rather than as sentences that happen to contain its characters. */
function isMarkdown(doc: Node, text: string): boolean {
  const hasFence = /^\s*(?:`{3}|~{3})/mu.test(text);
  const hasClosing = /^\s*:{2,}\s*$/mu.test(text);
  const hasEmphasis = /(?:^|[\s("'>|])(?:[*_]{1,3}|~~)\S/mu.test(text);
  return someNode(doc, (node) => {
    const { name } = node.type;
    if (name === 'image') return true;
    if (name === 'codeBlock') return hasFence;
    if (name === 'component') return hasClosing;
    // A single item can be a date: "1. May".
    if (name === 'orderedList') return node.childCount > 1;
    if (BLOCKS.has(name)) return node.textContent.trim() !== '';
    return node.marks.some(({ type, attrs }) =>
      type === marks.link ? attrs['style'] !== 'bare' : type === marks.code || (type !== marks.span && hasEmphasis),
    );
  });
}

function someNode(doc: Node, test: (node: Node) => boolean): boolean {
  let isFound = false;
  doc.descendants((node) => {
    isFound ||= test(node);
    return !isFound;
  });
  return isFound;
}

/** Language of a code block, from the classes that highlighters use. */
function languageOf(pre: HTMLElement): string {
  const classes = [pre, pre.querySelector('code'), pre.parentElement].map((element) => element?.className).join(' ');
  return /(?:^|\s)(?:language|lang|highlight-source)-([\w+#.-]+)/u.exec(classes)?.[1] ?? '';
}
