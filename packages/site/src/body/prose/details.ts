import { childrenOf, isElement } from '@recto/content';
import type { RenderMap, TreeNode } from '@recto/content';
import { textProp } from './nodes.ts';
import type { Written } from './nodes.ts';
import type { ProseWord } from './words.ts';

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

interface CollapsibleProps {
  /**
   * What it hides, after the word that opens it.
   * @default the word for details
   */
  name?: string;
  /** Opens it at first. */
  open?: boolean;
}

/** What is shown when it is asked for. It opens without script, and the browser's search finds what is inside. */
export function details(word: ProseWord): RenderMap['server'] {
  return {
    /** Around items; with a `name` only one of them is open at a time. */
    accordion({ name }: Written<AccordionProps>, children) {
      const items = children.map((child): TreeNode => {
        if (!isElement(child) || child[0] !== 'accordion-item') return child;
        return [child[0], { name, ...child[1] }, ...childrenOf(child)];
      });
      return [['div', { class: 'accordion' }, ...items]];
    },
    'accordion-item'({ label, name, open = false }: Written<AccordionItemProps>, children) {
      const attributes = { class: 'accordion-item', name: textProp(name), open: open === true || undefined };
      return [
        ['details', attributes, ['summary', {}, textProp(label) ?? ''], ['div', { class: 'inside' }, ...children]],
      ];
    },
    collapsible({ name, open = false }: Written<CollapsibleProps>, children) {
      const what = textProp(name) ?? word('prose.collapsible.name');
      const say = (verb: 'openText' | 'closeText'): TreeNode => [
        'span',
        { class: verb === 'openText' ? 'when-closed' : 'when-open' },
        `${word(`prose.collapsible.${verb}`)} ${what}`,
      ];
      return [
        [
          'details',
          { class: 'collapsible', open: open === true || undefined },
          ['summary', {}, say('openText'), say('closeText')],
          ['div', { class: 'inside' }, ...children],
        ],
      ];
    },
  };
}
