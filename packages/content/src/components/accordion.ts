import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import { textProp } from './markdown-component.ts';
import type { MarkdownComponent, WrittenProps } from './markdown-component.ts';

interface AccordionProps {
  /** Only one item with the same name can be open at a time. */
  name?: string;
}

interface AccordionItemProps {
  /** The heading of the item, which is always visible. */
  label: string;
  /** Whether the item is open initially. */
  open?: boolean;
  /**
   * Only one item with the same name can be open at a time.
   * @default that of the accordion
   */
  name?: string;
}

/** A group of items that can be opened; with a `name` only one of them is open at a time. */
export const accordion: MarkdownComponent = {
  html({ name }: WrittenProps<AccordionProps>, children) {
    const items = children.map((child): TreeNode => {
      if (!isElement(child) || child[0] !== 'accordion-item') return child;
      return [child[0], { name, ...child[1] }, ...childrenOf(child)];
    });
    return [['div', { class: 'accordion' }, ...items]];
  },
};

/**
 * An item that shows its content when it is opened. It works without scripts, and find-in-page of browsers searches its
 * content.
 */
export const accordionItem: MarkdownComponent = {
  html({ label, name, open = false }: WrittenProps<AccordionItemProps>, children) {
    const attributes = { class: 'accordion-item', name: textProp(name), open: open === true || undefined };
    return [['details', attributes, ['summary', {}, textProp(label) ?? ''], ['div', { class: 'inside' }, ...children]]];
  },
};
