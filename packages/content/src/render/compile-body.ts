import { childrenOf, isElement } from '../parse/document.ts';
import type { Props, TreeElement, TreeNode } from '../parse/document.ts';
import { fallbackText } from '../parse/fallback-text.ts';
import type { BodyNode, ComponentNode, ElementNode } from './body.ts';
import { isGenerated, renderDrawing } from './drawing.ts';
import { expandComponent, ownValue, plainTag } from './expand-component.ts';
import { escapeHtml, renderElement } from './html.ts';
import type { AllowList } from '../allow-list/allow-list.ts';
import { allowAttributes, allowProps, classifyTag } from '../allow-list/sanitise.ts';
import { renderTypePopovers } from './type-hovers.ts';

/** The components of a site by tag: how each one is rendered. */
export interface RenderMap {
  /** Interactive components; with `items`, a component receives its children separately. */
  interactive: Record<string, { items?: boolean | undefined }>;
  /** Tree components: each returns the nodes that replace it. */
  trees: Record<string, (props: Props, children: TreeNode[]) => TreeNode[]>;
  /** Static components: rendered once with their compiled slots. Their HTML is trusted and not sanitised. */
  static?: Record<string, RenderComponent>;
  /**
   * Returns the HTML of an image from its allowed attributes.
   * @default a plain `img`
   */
  image?: (attributes: Record<string, string>) => string;
  /** Trusted HTML that is added after each code block, such as a copy button. */
  afterCode?: string;
  /** What the site allows in addition to the built-in allow-list. */
  allow?: AllowList;
}

type RenderComponent = (props: Props, slots: Readonly<Record<string, readonly BodyNode[]>>) => BodyNode[];

/**
 * Elements that must not contain the wrapper element that is rendered around an HTML string: the HTML parser moves it
 * out of tables, and it is invalid in lists.
 */
const STRICT_PARENTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl', 'colgroup']);

/** Compiles a tree to a list of nodes in which neighbouring prose is merged into one HTML string. */
export function compileBody(nodes: readonly TreeNode[], map: RenderMap): BodyNode[] {
  const compiled: BodyNode[] = [];
  for (const node of nodes) {
    // Most of a page is text; it is appended directly, without creating a list.
    if (isElement(node)) for (const part of compileNode(node, map)) append(compiled, part);
    else append(compiled, escapeHtml(node));
  }
  return compiled;
}

function compileNode(node: TreeElement, map: RenderMap): BodyNode[] {
  if (isGenerated(node)) return [renderDrawing(node)];
  const [tag] = node;
  // A site can replace an interactive component by a static one.
  const render = map.static && ownValue(map.static, tag);
  if (render) return compileStatic(node, render, map);
  const interactive = ownValue(map.interactive, tag);
  if (interactive) return [compileInteractive(node, interactive.items === true, map)];
  if (ownValue(map.trees, tag)) return compileBody(expandComponent(node, map.trees), map);
  return compilePlain(node, map);
}

function compilePlain(node: TreeElement, map: RenderMap): BodyNode[] {
  const [prefixedTag, props] = node;
  const tag = plainTag(prefixedTag);
  const fallback = fallbackText(node);
  if (fallback !== undefined) return compileBody([fallback], map);
  const action = classifyTag(tag, map.allow);
  if (action === 'drop') return [];
  if (action === 'unwrap') return compileBody(unwrapSlots(childrenOf(node)), map);
  return [compileElement(tag, props, childrenOf(node), map)];
}

/** Compiles an element to HTML, or to an element node if it contains an interactive component. */
function compileElement(element: string, props: Props, nodes: readonly TreeNode[], map: RenderMap): BodyNode {
  const attributes = allowAttributes(element, props, map.allow);
  if (element === 'img' && map.image) return map.image(attributes);
  // A frame without an allowed URL is removed.
  if (element === 'iframe') return attributes['src'] === undefined ? '' : renderElement(element, attributes, '');
  const [inner = '', ...others] = compileBody(nodes, map);
  if (!isHtml(inner) || others.length > 0) return splitElement([element, props, ...nodes], map);
  const html = renderElement(element, attributes, inner);
  return element === 'pre' ? [html, renderTypePopovers(nodes), map.afterCode].join('') : html;
}

/** Compiles an element to an element node, even if it could be HTML; in strict parents also the elements inside. */
function splitElement(node: TreeElement, map: RenderMap): ElementNode {
  const [element, props] = node;
  const children = STRICT_PARENTS.has(element)
    ? childrenOf(node).flatMap((child) => splitNode(child, map))
    : compileBody(childrenOf(node), map);
  return { element, attributes: allowAttributes(element, props, map.allow), children };
}

/** Compiles a child of a strict parent: like `compileNode`, but without text and without elements merged into HTML. */
function splitNode(node: TreeNode, map: RenderMap): BodyNode[] {
  if (!isElement(node)) return [];
  const [prefixedTag, props] = node;
  const isReact = ownValue(map.interactive, prefixedTag) || (map.static && ownValue(map.static, prefixedTag));
  if (isReact) return compileNode(node, map);
  if (ownValue(map.trees, prefixedTag)) {
    return expandComponent(node, map.trees).flatMap((part) => splitNode(part, map));
  }
  const tag = plainTag(prefixedTag);
  const action = classifyTag(tag, map.allow);
  if (action === 'drop') return [];
  if (action === 'unwrap') return unwrapSlots(childrenOf(node)).flatMap((child) => splitNode(child, map));
  return [splitElement([tag, props, ...childrenOf(node)], map)];
}

function compileInteractive(node: TreeElement, takesItems: boolean, map: RenderMap): ComponentNode {
  const [component, props] = node;
  const children = childrenOf(node);
  if (takesItems) {
    const items = unwrapSlots(children)
      .filter((child) => isElement(child) || child.trim() !== '')
      .map((child): TreeElement => (isElement(child) ? child : ['p', {}, child]))
      .map((item) => ({ props: allowProps(item[1]), nodes: compileBody([item], map) }));
    return { component, props: allowProps(props), slots: {}, items };
  }
  return { component, props: allowProps(props), slots: compileSlots(children, map) };
}

function compileStatic([, props, ...children]: TreeElement, render: RenderComponent, map: RenderMap): BodyNode[] {
  return render(allowProps(props), compileSlots(children, map));
}

function compileSlots(children: readonly TreeNode[], map: RenderMap): Record<string, BodyNode[]> {
  return Object.fromEntries(Object.entries(slotsOf(children)).map(([name, nodes]) => [name, compileBody(nodes, map)]));
}

/**
 * Replaces slots by their content, for elements and components that do not use slots. The content of a named slot is
 * wrapped in a `div`.
 */
export function unwrapSlots(children: readonly TreeNode[]): TreeNode[] {
  return children.flatMap((child): TreeNode[] => {
    // Without a name, it can be an HTML element that an author has written. The allow-list removes it.
    if (!isTemplate(child) || typeof child[1]['name'] !== 'string') return [child];
    return child[1]['name'] === 'default' ? childrenOf(child) : [['div', {}, ...childrenOf(child)]];
  });
}

/** Returns the content of a component by slot name. The parts of a slot that is written several times follow each other. */
export function slotsOf(children: readonly TreeNode[]): Record<string, TreeNode[]> {
  const loose = children.filter((child) => !isTemplate(child));
  const slots = new Map<string, TreeNode[]>(loose.length > 0 ? [['default', loose]] : []);
  for (const slot of children.filter(isTemplate)) {
    const name = slotName(slot);
    const earlier = slots.get(name);
    slots.set(name, earlier ? [...earlier, '\n', ...childrenOf(slot)] : childrenOf(slot));
  }
  return Object.fromEntries(slots);
}

/** Returns whether a node is a `template` element, such as a slot of a component. */
export function isTemplate(node: TreeNode): node is TreeElement {
  return isElement(node) && node[0] === 'template';
}

function slotName([, { name }]: TreeElement): string {
  return typeof name === 'string' ? name : 'default';
}

/** Merges neighbouring HTML strings into one. */
export function mergeHtml(nodes: readonly BodyNode[]): BodyNode[] {
  const merged: BodyNode[] = [];
  for (const node of nodes) append(merged, node);
  return merged;
}

/** Appends a node and merges it with the last one if both are HTML. */
function append(merged: BodyNode[], node: BodyNode): void {
  const last = merged.at(-1);
  if (isHtml(node) && last !== undefined && isHtml(last)) merged[merged.length - 1] = last + node;
  else if (node !== '') merged.push(node);
}

function isHtml(node: BodyNode): node is string {
  return typeof node === 'string';
}
