import { readHtml } from '../parse/tree/html-fragment.ts';
import type { Props, TreeNode } from '../parse/document.ts';
import type { BodyNode } from './body.ts';
import { escapeHtml, renderElement } from './html.ts';

/** Marks in the HTML of a component where a slot goes. */
export const SLOT_TAG = 'recto-slot';

interface Element {
  tag: string;
  props: Props;
  children: (Element | string)[];
}

const SLOT = new RegExp(`<${SLOT_TAG} name="([^"]*)"></${SLOT_TAG}>`, 'gu');

/** A component's HTML with the compiled content of its slots. Elements around interactive components stay elements. */
export function placeSlots(html: string, slots: Readonly<Record<string, readonly BodyNode[]>>): BodyNode[] {
  const isPlain = Object.values(slots).every((nodes) => nodes.every((node) => typeof node === 'string'));
  if (isPlain) return [html.replaceAll(SLOT, (_, name: string) => (slots[name] ?? []).map(String).join(''))];
  const place = (node: Element | string): BodyNode[] => {
    if (typeof node === 'string') return [escapeHtml(node)];
    if (node.tag === SLOT_TAG) return [...(slots[String(node.props['name'])] ?? [])];
    const children = node.children.flatMap(place);
    const attributes = attributesOf(node.props);
    return children.every((child) => typeof child === 'string')
      ? [renderElement(node.tag, attributes, children.join(''))]
      : [{ element: node.tag, attributes, children }];
  };
  return readTree(html).flatMap(place);
}

/** A component's HTML as a tree with the trees of its slots, for readers who get no HTML. */
export function placeTrees(html: string, slots: Readonly<Record<string, readonly TreeNode[]>>): TreeNode[] {
  const place = (node: Element | string): TreeNode[] => {
    if (typeof node === 'string') return [node];
    if (node.tag === SLOT_TAG) return [...(slots[String(node.props['name'])] ?? [])];
    return [[node.tag, node.props, ...node.children.flatMap(place)]];
  };
  return readTree(html).flatMap(place);
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
      const place = path.findLastIndex((element) => element.tag === tag);
      if (place > 0) path.length = place;
    },
    text(text) {
      path.at(-1)?.children.push(text);
    },
    comment: () => undefined,
  });
  return root.children;
}

/** A `style` cannot stay: React takes it as an object only. */
function attributesOf(props: Props): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'style')
      .map(([name, value]) => [name, value === true ? '' : String(value)]),
  );
}
