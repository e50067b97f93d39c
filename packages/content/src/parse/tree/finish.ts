import { isElement } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';
import { mergeProps } from './props.ts';
import { toElement } from './tree-builder.ts';
import type { Frame } from './tree-builder.ts';

/** Components named after an element that markdown makes too: together they are one. */
const WRAPPERS = new Set(['ul', 'ol', 'table', 'blockquote', 'pre']);
const ALERT = /^\[!(tip|note|important|warning|caution)\][ \t]*(?:\n|$)/iu;

/** A component whose only child is a paragraph holds the words of it; `::ul` around a list is that list. */
export function finishComponent(frame: Frame): TreeElement {
  const { tag, props, children } = frame;
  const [only] = children;
  if (children.length !== 1 || only === undefined || !isElement(only)) return toElement(frame);
  const [inner, innerProps, ...rest] = only;
  if (inner !== 'p' && !(inner === tag && WRAPPERS.has(tag))) return toElement(frame);
  const merged = { ...innerProps };
  mergeProps(merged, props);
  return [tag, merged, ...rest];
}

/** `> [!NOTE]` on the first line makes a quotation an alert of that kind. */
export function finishQuotation(frame: Frame): TreeElement {
  const [paragraph, ...others] = frame.children;
  if (paragraph === undefined || !isElement(paragraph)) return toElement(frame);
  const [, props, first, ...words] = paragraph;
  const match = typeof first === 'string' ? ALERT.exec(first) : null;
  if (!match || typeof first !== 'string') return toElement(frame);
  const rest = first.slice(match[0].length);
  const sentence: TreeNode[] = rest === '' ? words : [rest, ...words];
  const kept: TreeNode[] = sentence.length === 0 ? others : [['p', props, ...sentence], ...others];
  return ['blockquote', { ...frame.props, as: match[1]?.toLowerCase() }, ...kept];
}
