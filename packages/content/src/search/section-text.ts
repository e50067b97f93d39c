import { childrenOf, DRAWN, isElement, textOf } from '../parse/document.ts';
import { TYPE_HOVER } from '../parse/types/type-hovers.ts';
import { textComponents } from '../components/built-in.ts';
import { textsIn } from '../components/markdown-component.ts';
import type { Props, TreeElement, TreeNode } from '../parse/document.ts';
import { expandComponent, own, plainTag } from '../render/expand-component.ts';

/** Told what a reader of the body meets, in reading order. */
export interface TextVisitor {
  /** A piece of text as it stands; where blocks part, a space comes between. */
  text(piece: string): void;
  /** A heading with its words. `false` sends it back: it is text like any other. */
  heading(level: number, title: string, props: Props): boolean;
}

/** Flow inside a sentence: no space comes between these and the words beside them. */
const INLINE = tagSet(`
  a abbr b bdi bdo cite code data del dfn em i img input ins kbd label mark q rp rt ruby s samp
  small span strike strong sub sup time tt u var wbr
`);

/** The other elements of HTML that content can hold; a tag in neither list is a component. */
const BLOCK = tagSet(`
  address article aside audio blockquote br button caption center col colgroup dd details div dl dt
  fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p
  picture pre search section select source summary table tbody td template textarea tfoot th thead
  tr track ul video
`);

/** Components of every site as text. What they say by themselves is in no author's text, so nothing is found by it. */
const COMPONENTS = textComponents(() => '');

/** What a diagram is drawn as. */
const DIAGRAM = `${DRAWN}svg`;

const HEADING = /^h([1-6])$/u;

/** Walks a body, ignored tags left out with all that is in them. */
export function visitText(nodes: readonly TreeNode[], ignored: ReadonlySet<string>, visitor: TextVisitor): void {
  const isInSentence = nodes.some(isWords);
  for (const node of nodes) {
    if (!isElement(node)) visitor.text(node);
    else if (node[0].startsWith(DRAWN)) visitor.text(wordsOfDrawing(node));
    else if (!isLeftOut(node, ignored)) visitElement(node, isInSentence, ignored, visitor);
  }
}

/** The number that leads to a footnote would stick to the word before it; the arrow back is no word. */
const FOOTNOTE_SIGNS = new Set<unknown>(['doc-noteref', 'doc-backlink']);

function isLeftOut([tag, { role }]: TreeElement, ignored: ReadonlySet<string>): boolean {
  return ignored.has(tag.toLowerCase()) || FOOTNOTE_SIGNS.has(role);
}

function visitElement(
  node: TreeElement,
  isInSentence: boolean,
  ignored: ReadonlySet<string>,
  visitor: TextVisitor,
): void {
  const props = node[1];
  const tag = plainTag(node[0]);
  if (own(COMPONENTS, node[0])) {
    const gap = isInSentence ? '' : ' ';
    visitor.text(gap);
    visitor.text(wordsInProps(unusedProps(node), childrenOf(node).length > 0));
    visitText(expandComponent(node, COMPONENTS), ignored, visitor);
    visitor.text(gap);
    return;
  }
  const level = HEADING.exec(tag)?.[1];
  if (level !== undefined && visitor.heading(Number(level), plainText(childrenOf(node), ignored), props)) return;
  const gap = INLINE.has(tag) || (isInSentence && !BLOCK.has(tag)) ? '' : ' ';
  visitor.text(gap);
  if (!INLINE.has(tag) && !BLOCK.has(tag)) visitor.text(wordsInProps(props, childrenOf(node).length > 0));
  // The name above a block of code.
  if (tag === 'pre' && typeof props['filename'] === 'string') visitor.text(`${props['filename']} `);
  visitText(childrenOf(node), ignored, visitor);
  visitor.text(gap);
}

/**
 * A diagram is found by what is said of it: its words in the order they were drawn say nothing.
 * A formula is signs, not words.
 */
function wordsOfDrawing(node: TreeElement): string {
  const [tag, { 'aria-label': label, source }] = node;
  if (tag === TYPE_HOVER) return textOf(node);
  if (tag !== DIAGRAM) return '';
  return ([label, source].find((words) => typeof words === 'string' && words !== '') as string | undefined) ?? '';
}

/** Properties that the component of every site does not show: a site can have one of its own by the same name. */
function unusedProps([tag, props]: TreeElement): Props {
  const shown = expandComponent([tag, props], COMPONENTS).map(textOf).join(' ');
  return Object.fromEntries(textsIn(props).flatMap(({ name, text }) => (shown.includes(text) ? [] : [[name, text]])));
}

/** Beside words a component is one of them; among blocks it is a block. */
function isWords(node: TreeNode): boolean {
  return isElement(node) ? INLINE.has(node[0]) : node.trim() !== '';
}

function wordsInProps(props: Props, hasChildren: boolean): string {
  const words = textsIn(props).map(({ text }) => text);
  return words.length > 0 && hasChildren ? `${words.join(' ')} ` : words.join(' ');
}

/** All the words below some nodes, single spaces between them. */
function plainText(nodes: readonly TreeNode[], ignored: ReadonlySet<string>): string {
  let text = '';
  visitText(nodes, ignored, { text: (piece) => (text += piece), heading: () => false });
  return joinSpaces(text);
}

export function joinSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function tagSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}
