import { isElement } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import { wrapBlock, titleProp } from './markdown-component.ts';
import type { MarkdownComponent, WrittenProps } from './markdown-component.ts';

interface CardProps {
  /** The title. */
  title: string;
  /** URL of the card, which makes the whole card a link. */
  to?: string;
  /** Name of the icon above the title. */
  icon?: string;
}

/** A group of cards: `::card-group` around `:::card{title="…" to="…" icon="…"}`. */
export const cardGroup: MarkdownComponent = {
  html: (_, children) => [['div', { class: 'card-group' }, ...children]],
  plain: (_, children) => [
    [
      'ul',
      {},
      ...children
        .filter((child) => isElement(child) || child.trim() !== '')
        .map((child): TreeNode => ['li', {}, child]),
    ],
  ],
};

/** A card with a title and text, which can be a link. */
export const card: MarkdownComponent = {
  hasTitle: true,
  html({ title, to, icon }: WrittenProps<CardProps>, children) {
    const name = titleProp(title) ?? [''];
    // Only the title is the link element, so that screen readers read it as the link text.
    const heading: TreeNode[] = typeof to === 'string' ? [['a', { href: to }, ...name]] : name;
    return [
      [
        'div',
        { class: 'card' },
        ...(typeof icon === 'string' ? [['icon', { name: icon }] satisfies TreeNode] : []),
        ['p', { class: 'card-title' }, ...heading],
        // The parts of a card are stacked; inline nodes of its text stay together.
        ...(children.length > 0 ? [wrapBlock(children)] : []),
      ],
    ];
  },
  plain({ title, to }: WrittenProps<CardProps>, children) {
    const name = titleProp(title) ?? [''];
    return [
      ['p', {}, typeof to === 'string' ? ['a', { href: to }, ...name] : ['strong', {}, ...name]],
      wrapBlock(children),
    ];
  },
};
