import type { Props } from '../parse/document.ts';

/**
 * Prose (as a rule an HTML string), a component that lives in the browser,
 * or an element around such a component.
 */
export type BodyNode<Prose = string> = Prose | ComponentNode<Prose> | ElementNode<Prose>;

export interface ComponentNode<Prose = string> {
  component: string;
  props: Props;
  /** What stands inside the component, by slot name. */
  slots: Record<string, BodyNode<Prose>[]>;
  /** For components that take their children one by one (tabs, steps): each child with its properties. */
  items?: BodyItem<Prose>[];
  /** The server could not render it; a browser tries again. */
  isFailed?: true;
}

export interface ElementNode<Prose = string> {
  element: string;
  attributes: Record<string, string>;
  /** Its `style`, as React takes it. Only code of the site has one. */
  style?: Record<string, string>;
  children: BodyNode<Prose>[];
}

interface BodyItem<Prose = string> {
  props: Props;
  nodes: BodyNode<Prose>[];
}

export function isComponentNode<Prose>(node: BodyNode<Prose>): node is ComponentNode<Prose> {
  return typeof node === 'object' && node !== null && 'component' in node;
}

export function isElementNode<Prose>(node: BodyNode<Prose>): node is ElementNode<Prose> {
  return typeof node === 'object' && node !== null && 'element' in node;
}

/** The same body with each piece of prose changed, in reading order. */
export function mapProse<From, To>(nodes: readonly BodyNode<From>[], change: (prose: From) => To): BodyNode<To>[] {
  return nodes.map((node) => {
    if (isElementNode(node)) return { ...node, children: mapProse(node.children, change) };
    if (!isComponentNode(node)) return change(node);
    const slots = Object.entries(node.slots).map(([name, slot]) => [name, mapProse(slot, change)] as const);
    const { component, props, items, isFailed } = node;
    return {
      component,
      props,
      slots: Object.fromEntries(slots),
      ...(items && { items: items.map((item) => ({ props: item.props, nodes: mapProse(item.nodes, change) })) }),
      ...(isFailed && { isFailed }),
    };
  });
}

/** Names of the components that live in a body, each once. */
export function componentsIn<Prose>(nodes: readonly BodyNode<Prose>[]): string[] {
  const names = nodes.flatMap((node) => {
    if (isElementNode(node)) return componentsIn(node.children);
    if (!isComponentNode(node)) return [];
    const inside = [...Object.values(node.slots), ...(node.items ?? []).map((item) => item.nodes)];
    return [node.component, ...inside.flatMap((slot) => componentsIn(slot))];
  });
  return [...new Set(names)];
}
