import { childrenOf, isElement, textOf } from '../parse/document.ts';
import type { Props, TreeElement, TreeNode } from '../parse/document.ts';
import { TYPE_HOVER, TYPE_QUERY } from '../parse/types/type-hovers.ts';
import { escapeHtml, renderElement } from './html.ts';

/** Matches ids that the parser assigns; others are ignored. */
const ID = /^recto-type-\d+$/u;

/**
 * Renders a name as a button that opens the popover with its type. `renderTypePopovers` renders the popovers, which
 * follow the code block. For a type query (`^?`), the type is in the attribute `data-type`, which the style sheet
 * displays as generated content.
 */
export function renderType(node: TreeElement): string | undefined {
  const [tag, { id, type }] = node;
  if (tag === TYPE_QUERY) return renderElement('span', { class: 'type-query', 'data-type': String(type) }, '');
  if (tag !== TYPE_HOVER) return undefined;
  const name = childrenOf(node).map(renderRun).join('');
  if (typeof id !== 'string' || !ID.test(id)) return name;
  return renderElement('button', { type: 'button', class: 'type-name', popovertarget: id }, name);
}

/** Renders a run of highlighted code: text, or text in a span with the class of its role. */
function renderRun(run: TreeNode): string {
  if (!isElement(run)) return escapeHtml(run);
  const { class: role } = run[1];
  const text = escapeHtml(textOf(run));
  return typeof role === 'string' && /^c-[a-z]+$/u.test(role) ? renderElement('span', { class: role }, text) : text;
}

/** Renders the popovers of a code block. They are outside the block, so that copying and searching yield only code. */
export function renderTypePopovers(nodes: readonly TreeNode[]): string {
  return nodes
    .filter(isElement)
    .map((node) => (node[0] === TYPE_HOVER ? renderPopover(node[1]) : renderTypePopovers(childrenOf(node))))
    .join('');
}

function renderPopover({ id, type, docs }: Props): string {
  if (typeof id !== 'string' || !ID.test(id)) return '';
  const documentation = typeof docs === 'string' ? renderElement('span', { class: 'type-docs' }, escapeHtml(docs)) : '';
  const typeText = renderElement('span', { class: 'type-text', dir: 'ltr' }, escapeHtml(String(type)));
  return renderElement('span', { id, popover: 'auto', class: 'type-popover' }, typeText + documentation);
}
