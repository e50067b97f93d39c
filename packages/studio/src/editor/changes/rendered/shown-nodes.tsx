import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { ShownElement, ShownNode } from './shown-tree.ts';

interface ShownNodesProps {
  nodes: readonly ShownNode[];
  /** The address that a picture is loaded from. */
  pictureAddress: (src: string) => string;
}

/** Parsed text as elements. Nothing of it can be used: links lead nowhere, boxes cannot be ticked. */
export function ShownNodes({ nodes, pictureAddress }: ShownNodesProps): ReactNode {
  return nodes.map((node, place) => renderNode(node, place, { pictureAddress, isSentence: false }));
}

interface Around {
  pictureAddress: (src: string) => string;
  /** Only parts of a sentence may be here. */
  isSentence: boolean;
}

const SENTENCES = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'span', 'strong', 'em']);
/** Elements without children. */
const EMPTY = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);
/** What React calls an attribute. */
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
  // In a sentence, a list of properties is a part of it.
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
