import { createParse } from 'comark';
import type { ComarkNode } from 'comark';
import { isElement, textOf } from './document.ts';
import type { ParsedDocument, Props, TocEntry, TreeElement, TreeNode } from './document.ts';
import { parseFrontMatter } from './front-matter.ts';
import { createSlugger } from './slugger.ts';

/** Colours the code of one block: a tree of spans, or `undefined` for a language it does not know. */
export type Highlight = (code: string, language: string) => Promise<TreeNode[] | undefined>;

export interface MarkdownOptions {
  highlight?: Highlight;
  /** Deepest heading in the table of contents. */
  tocDepth?: number;
}

// Half-written syntax is the author's to see, not ours to complete.
const parseTree = createParse({ autoClose: false });

/** Markdown with components, as data: a tree of tags, properties and text. */
export async function parseMarkdown(
  text: string,
  file: string,
  options: MarkdownOptions = {},
): Promise<ParsedDocument> {
  const { tocDepth = 3 } = options;
  const { data, content, lines } = parseFrontMatter(text, file);
  // The parser would take a rule at the very start for front matter of its own.
  const { nodes } = await parseTree(`\n${content}`);
  const tree = nodes.flatMap((node) => normalise(node));
  const toc = nameHeadings(tree).filter(({ depth }) => depth > 1 && depth <= tocDepth);
  if (options.highlight) await highlightCode(tree, options.highlight);
  return { data, body: { nodes: tree, toc }, lines };
}

const COMMENT = /<!--.*?-->/gsu;

/** Leaves comments out, and gives `:name="value"` properties their values. */
function normalise(node: ComarkNode): TreeNode[] {
  if (typeof node === 'string') return [node.replaceAll(COMMENT, '')];
  const [tag, attributes, ...children] = node;
  if (tag === null) return [];
  // In code a comment is text.
  const keep = tag === 'code' ? textNodes : normalise;
  return [[tag, normaliseProps(attributes), ...children.flatMap((child) => keep(child))]];
}

function textNodes(node: ComarkNode): TreeNode[] {
  return typeof node === 'string' ? [node] : normalise(node);
}

function normaliseProps(attributes: Record<string, unknown>): Props {
  const props: Props = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === '$') continue;
    if (name.startsWith(':')) props[name.slice(1)] = parseValue(value);
    else props[name] = value;
  }
  return props;
}

/** A bound value is JSON; anything else stays the text it is. */
function parseValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Gives each heading an id made of its text, unique in the document. */
function nameHeadings(nodes: readonly TreeNode[], slugger = createSlugger()): TocEntry[] {
  return nodes.filter(isElement).flatMap((node) => {
    const [tag, props] = node;
    const depth = /^h([1-6])$/u.exec(tag)?.[1];
    if (depth === undefined) return nameHeadings(node.slice(2) as TreeNode[], slugger);
    const text = textOf(node).trim();
    const id = slugger(text);
    props['id'] = id;
    return [{ id, depth: Number(depth), text }];
  });
}

async function highlightCode(nodes: readonly TreeNode[], highlight: Highlight): Promise<void> {
  for (const node of nodes.filter(isElement)) {
    if (node[0] === 'pre') await highlightBlock(node, highlight);
    else await highlightCode(node.slice(2) as TreeNode[], highlight);
  }
}

async function highlightBlock(pre: TreeElement, highlight: Highlight): Promise<void> {
  const language = pre[1]['language'];
  const code = pre[2];
  if (typeof language !== 'string' || code === undefined || !isElement(code)) return;
  const spans = await highlight(textOf(code), language);
  if (spans) pre.splice(2, 1, ['code', code[1], ...spans]);
}
