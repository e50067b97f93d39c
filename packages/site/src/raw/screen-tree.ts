import { childrenOf, isElement, isInlineTag, textOf } from '@recto/content';
import type { Props, TreeElement, TreeNode } from '@recto/content';

/** Placeholder element in the HTML of a screen for the tree of a text. It is not changed. */
export const TREE_TAG = 'recto-tree';

/** Navigation, controls and media, which are not part of the text. */
const OMITTED_TAGS = new Set(
  'audio button canvas datalist dialog fieldset form input nav search select svg textarea video'.split(' '),
);
/** Elements that only structure their content. */
const STRUCTURAL_TAGS = new Set('address article aside div figure footer header hgroup main section'.split(' '));
const HEADING = /^h[1-6]$/u;

/**
 * Converts the HTML of a screen to blocks that read well as markdown: without controls and decoration, each heading
 * before its content. Components can use attributes: `data-markdown="skip"` omits an element, `data-language` on a
 * `code` element makes it a code block.
 */
export function screenTree(nodes: readonly TreeNode[]): TreeNode[] {
  const tabs = tabNames(nodes);
  const blocks = blocksOf(nodes.flatMap((node) => readNode(node, tabs)));
  const index = blocks.findIndex(([tag]) => tag === 'h1');
  const title = blocks[index];
  if (!title) return blocks;
  // First the title and the description, then what is above both on the page.
  const [next, ...rest] = blocks.slice(index + 1);
  const beforeTitle = blocks.slice(0, index);
  if (!next) return [title, ...beforeTitle];
  return next[0] === 'p' ? [title, next, ...beforeTitle, ...rest] : [title, ...beforeTitle, next, ...rest];
}

/** Replaces each placeholder element by the tree with its number. */
export function insertTrees(nodes: readonly TreeNode[], trees: readonly (readonly TreeNode[])[]): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (!isElement(node)) return [node];
    const [tag, props] = node;
    if (tag === TREE_TAG) return [...(trees[Number(props['data-n'])] ?? [])];
    return [[tag, props, ...insertTrees(childrenOf(node), trees)]];
  });
}

/** Converts an element: kept, replaced, or omitted. */
function readNode(node: TreeNode, tabs: TabNames): TreeNode[] {
  if (!isElement(node)) return [node];
  const [tag, props] = node;
  if (isOmitted(tag, props)) return [];
  if (tag === 'pre' || tag === TREE_TAG) return [node];
  if (tag === 'code') return [readCode(node)];
  const children = childrenOf(node).flatMap((child) => readNode(child, tabs));
  if (isInlineTag(tag)) return [[tag, props, ...children]];
  if (HEADING.test(tag)) return readHeading(tag, children);
  if (props['role'] === 'tabpanel') return [['section', {}, ...nameOf(props, tabs), ...children]];
  if (isRow(children)) return [rowOf(tag, children)];
  if (tag === 'ul' || tag === 'ol') return readList(tag, children);
  if (tag === 'th' && props['scope'] === 'rowgroup') return [['th', {}, ['strong', {}, ...children]]];
  if (tag === 'article' || tag === 'header' || tag === 'section')
    return [[tag, {}, ...moveTitleFirst(blocksOf(children))]];
  return [[tag, {}, ...children]];
}

function isOmitted(tag: string, props: Props): boolean {
  if (OMITTED_TAGS.has(tag) || props['data-markdown'] === 'skip') return true;
  if (props['popover'] !== undefined || props['aria-hidden'] === 'true' || isHidden(props)) return true;
  if (tag === 'a' && (props['rel'] === 'prev' || props['rel'] === 'next')) return true;
  if (tag === 'img' && typeof props['alt'] !== 'string') return true;
  // Shown only with script, or instead of the same image in dark mode.
  return hasClass(props, 'needs-script') || hasClass(props, 'only-dark');
}

/** Inactive tab panels are hidden, but part of the page. */
function isHidden({ hidden, role }: Props): boolean {
  return hidden !== undefined && role !== 'tabpanel';
}

/** Labels of tabs, by their ids. */
type TabNames = ReadonlyMap<unknown, string>;

function tabNames(nodes: readonly TreeNode[], names = new Map<unknown, string>()): TabNames {
  for (const node of nodes.filter(isElement)) {
    const [, { role, id }] = node;
    if (role === 'tab') names.set(id, textOf(node));
    else tabNames(childrenOf(node), names);
  }
  return names;
}

function nameOf({ 'aria-labelledby': id }: Props, tabs: TabNames): TreeNode[] {
  const name = tabs.get(id);
  return name === undefined ? [] : [['p', {}, ['strong', {}, name]]];
}

function hasClass({ class: classes }: Props, name: string): boolean {
  return typeof classes === 'string' && classes.split(' ').includes(name);
}

function readCode(node: TreeElement): TreeNode {
  const { 'data-language': language } = node[1];
  return typeof language === 'string' ? ['pre', { language }, ['code', {}, textOf(node)]] : node;
}

/** Moves badges of a heading below it. Lines of a heading are separated by spaces. */
function readHeading(tag: string, children: readonly TreeNode[]): TreeNode[] {
  const badges = children.filter(hasBadge);
  const parts = children.filter((child) => !hasBadge(child));
  const heading: TreeNode = [tag, {}, ...(isRow(parts) ? join(parts, ' ') : parts)];
  return badges.length === 0 ? [heading] : [heading, rowOf('p', badges)];
}

function hasBadge(node: TreeNode): boolean {
  return isElement(node) && (hasClass(node[1], 'badge') || childrenOf(node).some(hasBadge));
}

/** Inline elements that CSS can separate visually; others are parts of the adjacent word, or end its line. */
const ROW_PARTS = new Set('a abbr b badge bdi cite code em i img kbd label mark small span strong time'.split(' '));

const STYLED = new Set(['b', 'em', 'i', 'span', 'strong']);

/**
 * Whether the children are separated by CSS alone: inline elements without text between them, or badges. Elements
 * around single letters are parts of a word.
 */
function isRow(children: readonly TreeNode[]): boolean {
  if (children.length < 2 || !children.every(isInline)) return false;
  if (children.some(hasBadge)) return true;
  return children.every((child) => isElement(child) && ROW_PARTS.has(child[0]) && isWord(child));
}

function isWord(node: TreeNode): boolean {
  return !STYLED.has(node[0] ?? '') || textOf(node).trim().length !== 1;
}

function join(parts: readonly TreeNode[], between: string): TreeNode[] {
  return parts.flatMap((part, index): TreeNode[] => (index === 0 ? [part] : [between, part]));
}

/** Converts a row: links become a list, other children one line with separators. */
function rowOf(tag: string, children: readonly TreeNode[]): TreeNode {
  if (STRUCTURAL_TAGS.has(tag) || tag === 'p') {
    const links = children.map((child): TreeNode => ['li', {}, child]);
    if (links.length > 1 && children.every((child) => child[0] === 'a')) return ['ul', {}, ...links];
  }
  const parts = children.filter((child) => textOf(child).trim() !== '' || hasPicture(child));
  return [tag, {}, ...join(parts, ' · ')];
}

function hasPicture(node: TreeNode): boolean {
  return isElement(node) && (node[0] === 'img' || childrenOf(node).some(hasPicture));
}

/**
 * Converts a list. If all items have headings, the list is only layout and its items become sections. A single item
 * becomes a paragraph.
 */
function readList(tag: string, children: readonly TreeNode[]): TreeNode[] {
  const items = children.filter(isElement);
  const parts = items.map((item) => blocksOf(childrenOf(item)));
  const isLayout = parts.every((part) => part.some(([name]) => HEADING.test(name)));
  if (isLayout) return parts.flatMap(moveTitleFirst);
  const [only] = items;
  if (items.length === 1 && only && childrenOf(only).every(isInline)) return [['p', {}, ...childrenOf(only)]];
  return [[tag, {}, ...items]];
}

/** Flattens structural elements to blocks. Text between blocks becomes paragraphs. */
function blocksOf(nodes: readonly TreeNode[]): TreeElement[] {
  const blocks: TreeElement[] = [];
  let inline: TreeNode[] = [];
  const endWords = (): void => {
    if (inline.some((word) => isElement(word) || word.trim() !== '')) blocks.push(['p', {}, ...inline]);
    inline = [];
  };
  for (const node of nodes) {
    if (isInline(node)) inline.push(node);
    else if (isElement(node)) {
      endWords();
      blocks.push(...(STRUCTURAL_TAGS.has(node[0]) ? blocksOf(childrenOf(node)) : [node]));
    }
  }
  endWords();
  return blocks;
}

/**
 * Moves what is above the heading of a section below it, since markdown has no other way to express that it belongs to
 * the heading. With several possible headings, nothing is moved; the title of the page is handled by `screenTree`.
 */
function moveTitleFirst(blocks: readonly TreeElement[]): TreeElement[] {
  const headings = blocks.filter(([tag]) => HEADING.test(tag));
  const [level] = headings.map(([tag]) => tag).sort();
  const [title, ...others] = headings.filter(([tag]) => tag === level);
  if (!title || others.length > 0 || level === 'h1' || title !== headings[0]) return [...blocks];
  return [title, ...blocks.filter((block) => block !== title)];
}

function isInline(node: TreeNode): boolean {
  return !isElement(node) || isInlineTag(node[0]);
}
