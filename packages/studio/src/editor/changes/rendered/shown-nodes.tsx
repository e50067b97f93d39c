import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { ShownElement, ShownNode } from './shown-tree.ts';

interface ShownNodesProps {
  nodes: readonly ShownNode[];
  /** Returns the URL that an image is loaded from. */
  pictureAddress: (src: string) => string;
}

/** Renders parsed text as inert elements: links have no target, checkboxes cannot be ticked. */
export function ShownNodes({ nodes, pictureAddress }: ShownNodesProps): ReactNode {
  return nodes.map((node, place) => renderNode(node, place, { pictureAddress, isSentence: false }));
}

interface Around {
  pictureAddress: (src: string) => string;
  /** Whether only phrasing content is allowed here. */
  isSentence: boolean;
}

/** Elements that may only contain phrasing content. */
const SENTENCES = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'span', 'strong', 'em']);
/** Void elements. */
const EMPTY = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);
/** React names of attributes whose name differs. */
const NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function renderNode(node: ShownNode, key: number, around: Around): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  const inner = { ...around, isSentence: around.isSentence || SENTENCES.has(tag) };
  const content = EMPTY.has(tag) ? [] : children.map((child, place) => renderNode(child, place, inner));
  return createElement(nameOf(tag, around), { key, ...propsOf(node, around) }, ...content);
}

function nameOf(tag: string, { isSentence }: Around): string {
  if (tag === 'added') return 'ins';
  if (tag === 'removed') return 'del';
  if (tag === 'component') return isSentence ? 'span' : 'section';
  // Description lists are not allowed in phrasing content.
  if (tag === 'a' || (isSentence && /^d[dlt]$/u.test(tag))) return 'span';
  return tag;
}

function propsOf({ tag, attributes }: ShownElement, { pictureAddress }: Around): Record<string, unknown> {
  const { src, href, checked, disabled, ...rest } = attributes;
  const named = Object.entries(rest).map(([name, value]) => [NAMES[name] ?? name, value] as const);
  return {
    ...Object.fromEntries<unknown>(named),
    ...(src !== undefined && { src: pictureAddress(src) }),
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
