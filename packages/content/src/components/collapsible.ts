import type { TreeNode } from '../parse/document.ts';
import { nameAbove, textProp } from './markdown-component.ts';
import type { MarkdownComponent, Written } from './markdown-component.ts';

interface CollapsibleProps {
  /**
   * Name of the hidden content, shown after "Show" or "Hide".
   * @default the translation of "details"
   */
  name?: string;
  /** Whether the text is visible initially. */
  open?: boolean;
}

/** Text that can be shown and hidden. */
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
