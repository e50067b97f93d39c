import { isElement } from '../parse/document.ts';
import type { TreeNode } from '../parse/document.ts';
import { apart, titleProp } from './markdown-component.ts';
import type { MarkdownComponent, Written } from './markdown-component.ts';

interface CardProps {
  /** Its name. */
  title: string;
  /** Where it leads: the whole card can be pressed. */
  to?: string;
  /** Name of an icon above it. */
  icon?: string;
}

/** Ways to go on: `::card-group` around `:::card{title="…" to="…" icon="…"}`. */
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

export const card: MarkdownComponent = {
  hasTitle: true,
  html({ title, to, icon }: Written<CardProps>, children) {
    const name = titleProp(title) ?? [''];
    // The whole card can be pressed; its name alone is the link, so that it is read as one.
    const heading: TreeNode[] = typeof to === 'string' ? [['a', { href: to }, ...name]] : name;
    return [
      [
        'div',
        { class: 'card' },
        ...(typeof icon === 'string' ? [['icon', { name: icon }] satisfies TreeNode] : []),
        ['p', { class: 'card-title' }, ...heading],
        // The parts of a card stand below each other; those of its sentence stay together.
        ...(children.length > 0 ? [apart(children)] : []),
      ],
    ];
  },
  plain({ title, to }: Written<CardProps>, children) {
    const name = titleProp(title) ?? [''];
    return [
      ['p', {}, typeof to === 'string' ? ['a', { href: to }, ...name] : ['strong', {}, ...name]],
      apart(children),
    ];
  },
};
