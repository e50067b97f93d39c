import { childrenOf, isElement, textOf } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';
import { mergeProps } from './props.ts';
import { toElement } from './tree-builder.ts';
import type { Frame } from './tree-builder.ts';

/** Components with the name of a markdown element. If one contains only that element, the two are merged. */
const WRAPPERS = new Set(['ul', 'ol', 'table', 'blockquote', 'pre']);
const ALERT = /^\[!(tip|note|important|warning|caution)\][ \t]*(?:\n|$)/iu;

/** Components whose text in brackets is their title, as in Docusaurus. */
const TITLED = new Set(['note', 'tip', 'important', 'warning', 'caution', 'info', 'danger', 'details']);

/**
 * Converts the title of `:::tip Title` and `:::tip[Title]` to a property if it is plain text, otherwise to a slot. The
 * title of `details` becomes its `summary`.
 */
function placeTitle(frame: Frame): Frame {
  const { tag, props, children, head } = frame;
  const [first, ...rest] = children;
  const isTitle = head === 'title' || (head === 'label' && TITLED.has(tag) && rest.length > 0);
  if (!isTitle || first === undefined || !isElement(first)) return frame;
  // A label that is only a component has no paragraph around it.
  const titleNodes = head === 'label' && first[0] !== 'p' ? [first] : childrenOf(first);
  if (tag === 'details') return { ...frame, children: [['summary', {}, ...titleNodes], ...rest] };
  if (props['title'] === undefined && titleNodes.every((node) => !isElement(node)))
    return { ...frame, props: { ...props, title: titleNodes.map(textOf).join('') }, children: rest };
  return { ...frame, children: [['template', { name: 'title' }, ...titleNodes], ...rest] };
}

/** Creates the element of a component: unwraps a single paragraph, and merges `::ul` with the list inside it. */
export function finishComponent(component: Frame): TreeElement {
  const frame = placeTitle(component);
  const { tag, props, children } = frame;
  const [only] = children;
  if (children.length !== 1 || only === undefined || !isElement(only)) return toElement(frame);
  const [inner, innerProps, ...rest] = only;
  // A slot shows no attributes, so a paragraph with attributes is kept.
  if (frame.kind === 'slot' && Object.keys(innerProps).length > 0) return toElement(frame);
  if (inner !== 'p' && !(inner === tag && WRAPPERS.has(tag))) return toElement(frame);
  const merged = { ...innerProps };
  mergeProps(merged, props);
  return [tag, merged, ...rest];
}

/** Creates the element of a quotation; `> [!NOTE]` on the first line makes it a callout of that kind. */
export function finishQuotation(frame: Frame): TreeElement {
  const [paragraph, ...others] = frame.children;
  if (paragraph === undefined || !isElement(paragraph)) return toElement(frame);
  const [, props, first, ...following] = paragraph;
  const match = typeof first === 'string' ? ALERT.exec(first) : null;
  if (!match || typeof first !== 'string') return toElement(frame);
  const rest = first.slice(match[0].length);
  const text: TreeNode[] = rest === '' ? following : [rest, ...following];
  const content: TreeNode[] = text.length === 0 ? others : [['p', props, ...text], ...others];
  return ['blockquote', { ...frame.props, as: match[1]?.toLowerCase() }, ...content];
}
