import { readHtml } from '../parse/tree/html-fragment.ts';
import type { Props, TreeNode } from '../parse/document.ts';
import type { BodyNode, ComponentNode } from './body.ts';
import { mergeHtml } from './compile-body.ts';
import { escapeHtml, renderElement } from './html.ts';

/** Tag of the placeholder for a slot in the HTML of a component. */
export const SLOT_TAG = 'recto-slot';

interface Element {
  tag: string;
  props: Props;
  children: (Element | string)[];
}

const SLOT = new RegExp(`<${SLOT_TAG} name="([^"]*)"></${SLOT_TAG}>`, 'gu');

/** Tag of the placeholder for an interactive component in the HTML of a static one; `data-n` is its index. */
export const CLIENT_TAG = 'recto-client';
/** Tag around elements that are passed to an interactive component; `name` is the name of the property. */
export const CLIENT_SLOT_TAG = 'recto-client-slot';

/** An interactive component inside a static one. */
export type ClientMark = Pick<ComponentNode, 'component' | 'props'>;

/**
 * Inserts the compiled content of slots and the interactive components into the HTML of a component. Elements around
 * interactive components become element nodes.
 */
export function fillSlots(
  html: string,
  slots: Readonly<Record<string, readonly BodyNode[]>>,
  clients: readonly ClientMark[] = [],
): BodyNode[] {
  const isPlain =
    clients.length === 0 && Object.values(slots).every((nodes) => nodes.every((node) => typeof node === 'string'));
  if (isPlain) return [html.replaceAll(SLOT, (_, name: string) => (slots[name] ?? []).map(String).join(''))];
  const convertNode = (node: Element | string): BodyNode[] => {
    if (typeof node === 'string') return [escapeHtml(node)];
    if (node.tag === SLOT_TAG) return [...(slots[String(node.props['name'])] ?? [])];
    if (node.tag === CLIENT_TAG) return convertClient(node);
    const children = node.children.flatMap(convertNode);
    const { style, ...attributes } = attributesOf(node.props);
    return children.every((child) => typeof child === 'string')
      ? [renderElement(node.tag, attributesOf(node.props), children.join(''))]
      : [{ element: node.tag, attributes, ...(style !== undefined && { style: parseStyle(style) }), children }];
  };
  const convertClient = ({ props, children }: Element): BodyNode[] => {
    const client = clients[Number(props['data-n'])];
    if (!client) return [];
    const filledSlots = children
      .filter((child) => typeof child !== 'string')
      .map((slot) => [String(slot.props['name']), mergeHtml(slot.children.flatMap(convertNode))] as const);
    return [{ ...client, slots: Object.fromEntries(filledSlots) }];
  };
  return mergeHtml(readTree(html).flatMap(convertNode));
}

/** Converts the HTML of a component to a tree and inserts the trees of its slots; used for markdown and feeds. */
export function htmlToTree(html: string, slots: Readonly<Record<string, readonly TreeNode[]>>): TreeNode[] {
  const convertNode = (node: Element | string): TreeNode[] => {
    if (typeof node === 'string') return [node];
    if (node.tag === SLOT_TAG) return [...(slots[String(node.props['name'])] ?? [])];
    return [[node.tag, node.props, ...node.children.flatMap(convertNode)]];
  };
  return readTree(html).flatMap(convertNode);
}

function readTree(html: string): (Element | string)[] {
  const root: Element = { tag: '', props: {}, children: [] };
  const path = [root];
  readHtml(html, {
    open(tag, props) {
      const element = { tag, props, children: [] };
      path.at(-1)?.children.push(element);
      path.push(element);
    },
    close(tag) {
      const index = path.findLastIndex((element) => element.tag === tag);
      if (index > 0) path.length = index;
    },
    text(text) {
      path.at(-1)?.children.push(text);
    },
    comment: () => undefined,
    other: () => undefined,
  });
  return root.children;
}

function attributesOf(props: Props): Record<string, string> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, value === true ? '' : String(value)]));
}

/** Parses a `style` attribute that React rendered to the object that React expects, with names in camel case. */
function parseStyle(style: string): Record<string, string> {
  return Object.fromEntries(
    style.split(/;(?![^(]*\))/u).flatMap((part) => {
      const [name = '', ...value] = part.split(':');
      if (value.length === 0) return [];
      const key = name.startsWith('--') ? name : name.replaceAll(/-(.)/gu, (_, letter: string) => letter.toUpperCase());
      return [[key.trim(), value.join(':').trim()]];
    }),
  );
}
