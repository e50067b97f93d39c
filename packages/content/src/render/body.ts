import type { Props } from '../parse/document.ts';

/**
 * A node of a compiled body: prose (usually an HTML string), an interactive component, or an element around such a
 * component.
 */
export type BodyNode<Prose = string> = Prose | ComponentNode<Prose> | ElementNode<Prose>;

/** An interactive component in a compiled body. */
export interface ComponentNode<Prose = string> {
  /** Name of the component. */
  component: string;
  /** Properties of the component, without unsafe values. */
  props: Props;
  /** Content of the component by slot name. */
  slots: Record<string, BodyNode<Prose>[]>;
  /** Children with their properties, for components that receive them separately (tabs, steps). */
  items?: BodyItem<Prose>[];
  /** Set if the server could not render the component; the browser tries again. */
  isFailed?: true;
}

/** An element that contains an interactive component. */
export interface ElementNode<Prose = string> {
  /** Tag name. */
  element: string;
  /** Allowed attributes. */
  attributes: Record<string, string>;
  /** The `style` in the form that React expects; only elements of the site's own components have one. */
  style?: Record<string, string>;
  /** Content of the element. */
  children: BodyNode<Prose>[];
}

interface BodyItem<Prose = string> {
  props: Props;
  nodes: BodyNode<Prose>[];
}

/** Returns whether a node is an interactive component. */
export function isComponentNode<Prose>(node: BodyNode<Prose>): node is ComponentNode<Prose> {
  return typeof node === 'object' && node !== null && 'component' in node;
}

/** Returns whether a node is an element around an interactive component. */
export function isElementNode<Prose>(node: BodyNode<Prose>): node is ElementNode<Prose> {
  return typeof node === 'object' && node !== null && 'element' in node;
}

/** Returns a copy of a body in which each piece of prose is replaced, in reading order. */
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

/** Returns the names of the interactive components in a body, without duplicates. */
export function componentsIn<Prose>(nodes: readonly BodyNode<Prose>[]): string[] {
  const names = nodes.flatMap((node) => {
    if (isElementNode(node)) return componentsIn(node.children);
    if (!isComponentNode(node)) return [];
    const nested = [...Object.values(node.slots), ...(node.items ?? []).map((item) => item.nodes)];
    return [node.component, ...nested.flatMap((slot) => componentsIn(slot))];
  });
  return [...new Set(names)];
}
