import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import { textProp } from './markdown-component.ts';
import type { MarkdownComponent, Written } from './markdown-component.ts';

interface AccordionProps {
  /** Lets only one item with this name be open at a time. */
  name?: string;
}

interface AccordionItemProps {
  /** What is always seen of it. */
  label: string;
  /** Opens it at first. */
  open?: boolean;
  /**
   * Lets only one item with this name be open at a time.
   * @default that of the accordion
   */
  name?: string;
}

/** Around items; with a `name` only one of them is open at a time. */
export const accordion: MarkdownComponent = {
  html({ name }: Written<AccordionProps>, children) {
    const items = children.map((child): TreeNode => {
      if (!isElement(child) || child[0] !== 'accordion-item') return child;
      return [child[0], { name, ...child[1] }, ...childrenOf(child)];
    });
    return [['div', { class: 'accordion' }, ...items]];
  },
};

/** What is shown when it is asked for. It opens without script, and the browser's search finds what is inside. */
export const accordionItem: MarkdownComponent = {
  html({ label, name, open = false }: Written<AccordionItemProps>, children) {
    const attributes = { class: 'accordion-item', name: textProp(name), open: open === true || undefined };
    return [['details', attributes, ['summary', {}, textProp(label) ?? ''], ['div', { class: 'inside' }, ...children]]];
  },
};
