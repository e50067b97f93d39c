import { allowAttributes, allowProps, judgeTag } from '../../render/sanitise.ts';
import { WRITTEN, childrenOf, isElement } from '../document.ts';
import type { Props, TreeElement, TreeNode } from '../document.ts';
import { writtenText } from '../written-text.ts';
import type { MarkupUse } from '../markup-use.ts';
import { quote, quoteNodes } from './text-warnings.ts';

/** An element as it was written, and where. */
export interface WrittenElement extends Pick<MarkupUse, 'syntax' | 'line' | 'column' | 'parent'> {
  node: TreeElement;
  isOpen?: true | undefined;
}

/** What may have to be reported of the elements of a document, once all of its properties are bound. */
export function listUses(written: readonly WrittenElement[]): MarkupUse[] {
  return written.flatMap((element) => useOf(element) ?? []);
}

function useOf({ node, isOpen, ...place }: WrittenElement): MarkupUse | undefined {
  const [name, props] = node;
  const isWord = writtenText(node) !== undefined;
  const { [WRITTEN]: _, ...own } = props;
  const removed = removedFrom([name, own]);
  const slots = Object.fromEntries(childrenOf(node).flatMap(slotOf));
  const hasSlots = Object.keys(slots).length > 0;
  // An element that is shown as it was written needs no word.
  if (judgeTag(name) === 'keep' && removed.length === 0 && !hasSlots && !isWord && !isOpen) return undefined;
  const text = quoteNodes(childrenOf(node).filter((child) => slotOf(child).length === 0));
  return {
    name,
    ...place,
    ...(Object.keys(own).length > 0 && { props: quoteProps(own) }),
    ...(removed.length > 0 && { removed }),
    ...(hasSlots && { slots }),
    ...(text !== '' && { text }),
    ...(isWord && { isWord }),
    ...(isOpen && { isOpen }),
  };
}

/** Names of properties that do not reach the page. */
function removedFrom([name, props]: TreeElement): string[] {
  const names = Object.keys(props);
  if (names.length === 0) return names;
  const allowed: Props = judgeTag(name) === 'keep' ? allowAttributes(name, props) : allowProps(props);
  // A quotation that is an alert has its kind as a property.
  return names.filter((prop) => !Object.hasOwn(allowed, prop) && !(name === 'blockquote' && prop === 'as'));
}

function slotOf(node: TreeNode): [name: string, text: string][] {
  if (!isElement(node) || node[0] !== 'template') return [];
  const { name } = node[1];
  return typeof name === 'string' ? [[name, quoteNodes(childrenOf(node))]] : [];
}

function quoteProps(props: Props): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      value === true ? '' : quote(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
    ]),
  );
}
