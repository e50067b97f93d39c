import { allowAttributes, allowProps, classifyTag } from '../../allow-list/sanitise.ts';
import { FALLBACK_TEXT, childrenOf, isElement } from '../document.ts';
import type { Props, TreeElement, TreeNode } from '../document.ts';
import { fallbackText } from '../fallback-text.ts';
import type { MarkupUse } from '../markup-use.ts';
import { quote, quoteNodes } from './text-warnings.ts';

/** An element with its syntax and position in the file. */
export interface WrittenElement extends Pick<MarkupUse, 'syntax' | 'line' | 'column' | 'parent'> {
  /** Node of the element. */
  node: TreeElement;
  /** Whether the component is never closed. */
  isUnclosed?: true | undefined;
}

/** Returns the elements that may have to be reported; called after all properties are bound. */
export function listUses(elements: readonly WrittenElement[]): MarkupUse[] {
  return elements.flatMap((element) => useOf(element) ?? []);
}

function useOf({ node, isUnclosed, ...rest }: WrittenElement): MarkupUse | undefined {
  const [name, props] = node;
  const isText = fallbackText(node) !== undefined;
  const { [FALLBACK_TEXT]: _, ...visibleProps } = props;
  const removed = removedFrom([name, visibleProps]);
  const slots = slotTexts(childrenOf(node));
  const hasSlots = Object.keys(slots).length > 0;
  // An element that is shown as written does not have to be reported.
  if (classifyTag(name) === 'keep' && removed.length === 0 && !hasSlots && !isText && !isUnclosed) return undefined;
  const text = quoteNodes(childrenOf(node).filter((child) => slotOf(child).length === 0));
  return {
    name,
    ...rest,
    ...(Object.keys(visibleProps).length > 0 && { props: quoteProps(visibleProps) }),
    ...(removed.length > 0 && { removed }),
    ...(hasSlots && { slots }),
    ...(text !== '' && { text }),
    ...(isText && { isText }),
    ...(isUnclosed && { isUnclosed }),
  };
}

/** Returns the names of properties that the allow-list removes. */
function removedFrom([name, props]: TreeElement): string[] {
  const names = Object.keys(props);
  if (names.length === 0) return names;
  const allowed: Props = classifyTag(name) === 'keep' ? allowAttributes(name, props) : allowProps(props);
  // The kind of a callout is a property of its quotation.
  return names.filter((prop) => !Object.hasOwn(allowed, prop) && !(name === 'blockquote' && prop === 'as'));
}

/** Returns the text of each slot by name, also of slots that are written several times. */
function slotTexts(children: readonly TreeNode[]): Record<string, string> {
  const texts = new Map<string, string>();
  for (const [name, text] of children.flatMap(slotOf)) texts.set(name, [texts.get(name) ?? [], text].flat().join(' '));
  return Object.fromEntries(texts);
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
