import type { TreeNode } from '../parse/document.ts';
import { nameAbove, textProp } from './markdown-component.ts';
import type { MarkdownComponent, Written } from './markdown-component.ts';

interface CollapsibleProps {
  /**
   * What it hides, after the word that opens it.
   * @default the word for details
   */
  name?: string;
  /** Opens it at first. */
  open?: boolean;
}

/** Text behind a line that says whether it is open. */
export const collapsible: MarkdownComponent = {
  html({ name, open = false }: Written<CollapsibleProps>, children, word) {
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
  plain: ({ name }: Written<CollapsibleProps>, children, word) =>
    nameAbove(textProp(name) ?? word('prose.collapsible.name'), children),
};
