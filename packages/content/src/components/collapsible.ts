import type { TreeNode } from '../parse/document.ts';
import { withTitle, textProp } from './markdown-component.ts';
import type { MarkdownComponent, WrittenProps } from './markdown-component.ts';

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
  html({ name, open = false }: WrittenProps<CollapsibleProps>, children, message) {
    const what = textProp(name) ?? message('prose.collapsible.name');
    const say = (verb: 'openText' | 'closeText'): TreeNode => [
      'span',
      { class: verb === 'openText' ? 'when-closed' : 'when-open' },
      `${message(`prose.collapsible.${verb}`)} ${what}`,
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
  plain: ({ name }: WrittenProps<CollapsibleProps>, children, message) =>
    withTitle(textProp(name) ?? message('prose.collapsible.name'), children),
};
