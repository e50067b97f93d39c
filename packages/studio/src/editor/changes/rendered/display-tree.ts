import {
  GENERATED,
  FALLBACK_TEXT,
  allowAttributes,
  childrenOf,
  isElement,
  classifyTag,
  slotsOf,
  textOf,
} from '@recto/content';
import type { TreeElement, TreeNode } from '@recto/content';

/**
 * An element that is safe to render: its tag and attributes passed the sanitiser of the engine. In addition to HTML
 * tags there are `component`, `added` and `removed`, which authors cannot write.
 */
export interface DisplayElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly DisplayNode[];
}

/** A text or an element that is safe to render. */
export type DisplayNode = string | DisplayElement;

/** Creates a `DisplayElement`. */
export function element(
  tag: string,
  children: readonly DisplayNode[],
  attributes: Readonly<Record<string, string>> = {},
): DisplayElement {
  return { tag, attributes, children };
}

/** Attributes that are shown in a diff. Classes and ids only make sense on the author's own page. */
const KEPT_ATTRIBUTES = new Set([
  'align',
  'alt',
  'checked',
  'colspan',
  'dir',
  'disabled',
  'href',
  'lang',
  'open',
  'rowspan',
  'src',
  'start',
  'title',
  'type',
]);

/** Converts parsed nodes. Each component becomes a box with its name, properties and slots. */
export function toDisplayNodes(nodes: readonly TreeNode[]): DisplayNode[] {
  return nodes.flatMap((node) => (isElement(node) ? toDisplayElements(node) : node));
}

function toDisplayElements(node: TreeElement): DisplayNode[] {
  const [tag, props] = node;
  if (tag.startsWith(GENERATED)) return [element('code', [textOf(node)])];
  const action = classifyTag(tag);
  if (action === 'drop') return [];
  if (action === 'unwrap') return [componentBox(node)];
  const allowed = Object.entries(allowAttributes(tag, props)).filter(([name]) => KEPT_ATTRIBUTES.has(name));
  const displayed = element(tag, toDisplayNodes(childrenOf(node)), Object.fromEntries(allowed));
  if (tag !== 'pre') return [displayed];
  const caption = ['language', 'filename'].flatMap((name) => (typeof props[name] === 'string' ? [props[name]] : []));
  return caption.length === 0 ? [displayed] : [element('small', [caption.join(' ')]), displayed];
}

/** Shows all properties as text, including those that the page would reject. */
function componentBox(node: TreeElement): DisplayElement {
  const [name, props] = node;
  const children = childrenOf(node);
  const properties = Object.entries(props)
    .filter(([key]) => key !== FALLBACK_TEXT)
    .flatMap(([key, value]) => [
      element('dt', [key]),
      element('dd', [typeof value === 'string' ? value : JSON.stringify(value)]),
    ]);
  const slots = Object.entries(slotsOf(children)).flatMap(([slot, nodes]) => [
    ...(slot === 'default' ? [] : [element('small', [`#${slot}`])]),
    ...toDisplayNodes(nodes),
  ]);
  return element('component', [
    element('strong', [name]),
    ...(properties.length === 0 ? [] : [element('dl', properties)]),
    ...slots,
  ]);
}

/** URLs of links and images. */
export function urlsIn(nodes: readonly DisplayNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { href, src } = node.attributes;
    return [href ?? [], src ?? [], urlsIn(node.children)].flat();
  });
}

/** Adds the URL after each link and image whose URL the other side does not have. */
export function withUrls(nodes: readonly DisplayNode[], others: ReadonlySet<string>): DisplayNode[] {
  return nodes.flatMap((node): DisplayNode[] => {
    if (typeof node === 'string') return [node];
    const displayed = { ...node, children: withUrls(node.children, others) };
    const address = node.attributes['href'] ?? node.attributes['src'];
    return address === undefined || others.has(address)
      ? [displayed]
      : [displayed, ' ', element('small', [address], { dir: 'ltr' })];
  });
}
