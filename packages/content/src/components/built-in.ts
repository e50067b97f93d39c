import type { Props, TreeNode } from '../parse/document.ts';
import { accordion, accordionItem } from './accordion.ts';
import { badge } from './badge.ts';
import { CALLOUTS, callout } from './callout.ts';
import { card, cardGroup } from './card.ts';
import { collapsible } from './collapsible.ts';
import { field, fields } from './field.ts';
import { fileTree } from './file-tree.ts';
import { icon } from './icon.ts';
import type { Expand, MarkdownComponent } from './markdown-component.ts';
import { isSlot, openSlots, slotsOf } from '../render/compile-body.ts';
import type { RenderMap } from '../render/compile-body.ts';
import { codeGroup, tab, tabs } from './tabs.ts';
import type { ProseWord } from './words.ts';

/** Each heading inside begins a step, and has its number. */
const steps: MarkdownComponent = { html: (_, children) => [['div', { class: 'steps' }, ...children]] };

/** The components of every site, by the name that authors write. */
export const builtInComponents: Readonly<Record<string, MarkdownComponent>> = {
  ...Object.fromEntries(CALLOUTS.map((kind) => [kind, callout(kind)])),
  // Names that VitePress and Docusaurus have for two of them.
  danger: callout('caution'),
  info: callout('note'),
  accordion,
  'accordion-item': accordionItem,
  badge,
  card,
  'card-group': cardGroup,
  'code-group': codeGroup,
  collapsible,
  field,
  fields,
  'file-tree': fileTree,
  icon,
  steps,
  tab,
  tabs,
};

/** The HTML elements of those that need no script. */
export function htmlComponents(word: ProseWord): RenderMap['server'] {
  return expandBy(({ html }) => html, word);
}

/** All of them for readers who get no page. */
export function textComponents(word: ProseWord): RenderMap['server'] {
  return expandBy(({ plain, html }) => plain ?? html, word);
}

/** Beside a title none of them has slots. */
function expandBy(choose: (component: MarkdownComponent) => Expand | undefined, word: ProseWord): RenderMap['server'] {
  return Object.fromEntries(
    Object.entries(builtInComponents).flatMap(([name, component]) => {
      const expand = choose(component);
      if (!expand) return [];
      const expandNode = (props: Props, children: TreeNode[]): TreeNode[] => {
        const title = component.hasTitle && slotsOf(children)['title'];
        if (!title) return expand(props, openSlots(children), word);
        const rest = children.filter((child) => !isSlot(child) || child[1]['name'] !== 'title');
        // What the property says would be lost if the slot took its place.
        if (props['title'] !== undefined) return expand(props, openSlots(children), word);
        return expand({ ...props, title }, openSlots(rest), word);
      };
      return [[name, expandNode]];
    }),
  );
}
