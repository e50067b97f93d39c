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
import { isTemplate, unwrapSlots, slotsOf } from '../render/compile-body.ts';
import type { RenderMap } from '../render/compile-body.ts';
import { codeGroup, tab, tabs } from './tabs.ts';
import type { ProseMessage } from './prose-messages.ts';

/** Numbered steps: each heading inside starts a step. */
const steps: MarkdownComponent = { html: (_, children) => [['div', { class: 'steps' }, ...children]] };

/** The built-in components, by the name that authors write. */
export const builtInComponents: Readonly<Record<string, MarkdownComponent>> = {
  ...Object.fromEntries(CALLOUTS.map((kind) => [kind, callout(kind)])),
  // The names of `caution` and `note` in VitePress and Docusaurus.
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

/** HTML output of the components that need no script. */
export function htmlComponents(message: ProseMessage): RenderMap['trees'] {
  return expandBy(({ html }) => html, message);
}

/** Output of all components for markdown versions, feeds and search. */
export function textComponents(message: ProseMessage): RenderMap['trees'] {
  return expandBy(({ plain, html }) => plain ?? html, message);
}

/**
 * Returns functions that replace each component by the elements that `choose` selects. If the component has a title,
 * the slot `title` becomes the property `title`; all other slots are replaced by their content.
 */
function expandBy(
  choose: (component: MarkdownComponent) => Expand | undefined,
  message: ProseMessage,
): RenderMap['trees'] {
  return Object.fromEntries(
    Object.entries(builtInComponents).flatMap(([name, component]) => {
      const expand = choose(component);
      if (!expand) return [];
      const expandNode = (props: Props, children: TreeNode[]): TreeNode[] => {
        const title = component.hasTitle && slotsOf(children)['title'];
        if (!title) return expand(props, unwrapSlots(children), message);
        const rest = children.filter((child) => !isTemplate(child) || child[1]['name'] !== 'title');
        // If both are given, the property is the title, and the content of the slot is part of the text.
        if (props['title'] !== undefined) return expand(props, unwrapSlots(children), message);
        return expand({ ...props, title }, unwrapSlots(rest), message);
      };
      return [[name, expandNode]];
    }),
  );
}
