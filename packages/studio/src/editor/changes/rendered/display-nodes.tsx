import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { DisplayElement, DisplayNode } from './display-tree.ts';

interface DisplayNodesProps {
  nodes: readonly DisplayNode[];
  /** Returns the URL that an image is loaded from. */
  imageUrl: (src: string) => string;
}

/** Renders parsed text as inert elements: links have no target, checkboxes cannot be ticked. */
export function DisplayNodes({ nodes, imageUrl }: DisplayNodesProps): ReactNode {
  return nodes.map((node, index) => renderNode(node, index, { imageUrl, isPhrasing: false }));
}

interface RenderContext {
  imageUrl: (src: string) => string;
  /** Whether only phrasing content is allowed here. */
  isPhrasing: boolean;
}

/** Elements that may only contain phrasing content. */
const PHRASING_PARENTS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'span', 'strong', 'em']);
/** Void elements. */
const VOID_ELEMENTS = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);
/** React names of attributes whose name differs. */
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function renderNode(node: DisplayNode, key: number, around: RenderContext): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  const inner = { ...around, isPhrasing: around.isPhrasing || PHRASING_PARENTS.has(tag) };
  const content = VOID_ELEMENTS.has(tag) ? [] : children.map((child, index) => renderNode(child, index, inner));
  return createElement(nameOf(tag, around), { key, ...propsOf(node, around) }, ...content);
}

function nameOf(tag: string, { isPhrasing }: RenderContext): string {
  if (tag === 'added') return 'ins';
  if (tag === 'removed') return 'del';
  if (tag === 'component') return isPhrasing ? 'span' : 'section';
  // Description lists are not allowed in phrasing content.
  if (tag === 'a' || (isPhrasing && /^d[dlt]$/u.test(tag))) return 'span';
  return tag;
}

function propsOf({ tag, attributes }: DisplayElement, { imageUrl }: RenderContext): Record<string, unknown> {
  const { src, href, checked, disabled, ...rest } = attributes;
  const props = Object.entries(rest).map(([name, value]) => [REACT_NAMES[name] ?? name, value] as const);
  return {
    ...Object.fromEntries<unknown>(props),
    ...(src !== undefined && { src: imageUrl(src) }),
    ...(href !== undefined && { className: 'rs-shown-link', title: href }),
    ...(tag === 'input' && { checked: checked !== undefined, readOnly: true, disabled: disabled !== undefined }),
    ...(tag === 'details' && { open: true }),
    ...(CLASSES[tag] !== undefined && { className: CLASSES[tag] }),
  };
}

const CLASSES: Readonly<Record<string, string>> = {
  added: 'rs-word-added',
  removed: 'rs-word-removed',
  component: 'rs-shown-component',
  dl: 'rs-shown-props',
};
