import { childrenOf, GENERATED, isElement, textOf } from '../parse/document.ts';
import { TYPE_HOVER } from '../parse/types/type-hovers.ts';
import { textComponents } from '../components/built-in.ts';
import { textsIn } from '../components/markdown-component.ts';
import type { Props, TreeElement, TreeNode } from '../parse/document.ts';
import { expandComponent, ownValue, plainTag } from '../render/expand-component.ts';

/** Receives the texts and headings of a body in reading order. */
export interface TextVisitor {
  /** Called for each piece of text, and with a space between blocks. */
  text(piece: string): void;
  /** Called for each heading. If it returns `false`, the heading is visited as text. */
  heading(level: number, title: string, props: Props): boolean;
}

/** Inline elements: no space is added between them and the text beside them. */
const INLINE = tagSet(`
  a abbr b bdi bdo cite code data del dfn em i img input ins kbd label mark q rp rt ruby s samp
  small span strike strong sub sup time tt u var wbr
`);

/** Other HTML elements that content can contain; a tag in neither list is a component. */
const BLOCK = tagSet(`
  address article aside audio blockquote br button caption center col colgroup dd details div dl dt
  fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p
  picture pre search section select source summary table tbody td template textarea tfoot th thead
  tr track ul video
`);

/** Built-in components as text, without their interface texts, which authors did not write. */
const COMPONENTS = textComponents(() => '');

/** Tag of a generated diagram. */
const DIAGRAM = `${GENERATED}svg`;

const HEADING = /^h([1-6])$/u;

/** Visits the texts and headings of a body, without ignored tags and their content. */
export function visitText(nodes: readonly TreeNode[], ignored: ReadonlySet<string>, visitor: TextVisitor): void {
  const isInSentence = nodes.some(isInlineContent);
  for (const node of nodes) {
    if (!isElement(node)) visitor.text(node);
    else if (node[0].startsWith(GENERATED)) visitor.text(textOfDrawing(node));
    else if (!isIgnored(node, ignored)) visitElement(node, isInSentence, ignored, visitor);
  }
}

/**
 * Roles of footnote links, which are skipped: their numbers would be joined with the word before, and arrows are not
 * text.
 */
const FOOTNOTE_LINK_ROLES = new Set<unknown>(['doc-noteref', 'doc-backlink']);

function isIgnored([tag, { role }]: TreeElement, ignored: ReadonlySet<string>): boolean {
  return ignored.has(tag.toLowerCase()) || FOOTNOTE_LINK_ROLES.has(role);
}

function visitElement(
  node: TreeElement,
  isInSentence: boolean,
  ignored: ReadonlySet<string>,
  visitor: TextVisitor,
): void {
  const props = node[1];
  const tag = plainTag(node[0]);
  if (ownValue(COMPONENTS, node[0])) {
    const gap = isInSentence ? '' : ' ';
    visitor.text(gap);
    visitor.text(textInProps(unusedProps(node), childrenOf(node).length > 0));
    visitText(expandComponent(node, COMPONENTS), ignored, visitor);
    visitor.text(gap);
    return;
  }
  const level = HEADING.exec(tag)?.[1];
  if (level !== undefined && visitor.heading(Number(level), plainText(childrenOf(node), ignored), props)) return;
  const gap = INLINE.has(tag) || (isInSentence && !BLOCK.has(tag)) ? '' : ' ';
  visitor.text(gap);
  if (!INLINE.has(tag) && !BLOCK.has(tag)) visitor.text(textInProps(props, childrenOf(node).length > 0));
  // The file name above a code block.
  if (tag === 'pre' && typeof props['filename'] === 'string') visitor.text(`${props['filename']} `);
  visitText(childrenOf(node), ignored, visitor);
  visitor.text(gap);
}

/**
 * Returns the text of a generated node: the description of a diagram, whose labels alone are not meaningful, or nothing
 * for a formula, which consists of symbols.
 */
function textOfDrawing(node: TreeElement): string {
  const [tag, { 'aria-label': label, source }] = node;
  if (tag === TYPE_HOVER) return textOf(node);
  if (tag !== DIAGRAM) return '';
  return ([label, source].find((words) => typeof words === 'string' && words !== '') as string | undefined) ?? '';
}

/** Returns texts in properties that the built-in component does not show; a component of the site may replace it. */
function unusedProps([tag, props]: TreeElement): Props {
  const visible = expandComponent([tag, props], COMPONENTS).map(textOf).join(' ');
  return Object.fromEntries(textsIn(props).flatMap(({ name, text }) => (visible.includes(text) ? [] : [[name, text]])));
}

/** Returns whether a node is inline content, so that components beside it are inline, too. */
function isInlineContent(node: TreeNode): boolean {
  return isElement(node) ? INLINE.has(node[0]) : node.trim() !== '';
}

function textInProps(props: Props, hasChildren: boolean): string {
  const words = textsIn(props).map(({ text }) => text);
  return words.length > 0 && hasChildren ? `${words.join(' ')} ` : words.join(' ');
}

/** Returns the text of nodes, with single spaces between words. */
function plainText(nodes: readonly TreeNode[], ignored: ReadonlySet<string>): string {
  let text = '';
  visitText(nodes, ignored, { text: (piece) => (text += piece), heading: () => false });
  return collapseSpaces(text);
}

/** Replaces runs of white space by single spaces and trims the text. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function tagSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}
