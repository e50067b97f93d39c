import type { RenderMap, TreeNode } from '@recto/content';
import { textProp } from './nodes.ts';
import type { Written } from './nodes.ts';

interface CardProps {
  /** Its name. */
  title: string;
  /** Where it leads: the whole card can be pressed. */
  to?: string;
  /** Name of an icon above it. */
  icon?: string;
}

/** Ways to go on: `::card-group` around `:::card{title="…" to="…" icon="…"}`. */
export const cards: RenderMap['server'] = {
  'card-group': (_, children) => [['div', { class: 'card-group' }, ...children]],
  card({ title, to, icon }: Written<CardProps>, children) {
    const name = textProp(title) ?? '';
    // The whole card can be pressed; its name alone is the link, so that it is read as one.
    const heading: TreeNode = typeof to === 'string' ? ['a', { href: to }, name] : name;
    return [
      [
        'div',
        { class: 'card' },
        ...(typeof icon === 'string' ? [['icon', { name: icon }] satisfies TreeNode] : []),
        ['p', { class: 'card-title' }, heading],
        // The parts of a card stand below each other; those of its sentence stay together.
        ...(children.length > 0 ? [['div', {}, ...children] satisfies TreeNode] : []),
      ],
    ];
  },
};
