import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { fallbackText } from '../parse/fallback-text.ts';
import { unwrapSlots } from '../render/compile-body.ts';
import type { RenderMap } from '../render/compile-body.ts';
import { isGenerated } from '../render/drawing.ts';
import { expandComponent, ownValue, plainTag } from '../render/expand-component.ts';
import { classifyTag } from '../allow-list/sanitise.ts';

import { HEADING, isBlockDrawing, isInlineTag, isInlineContent } from './node-kinds.ts';
import { plainCode, plainList, plainQuotation, plainTable } from './plain-blocks.ts';
import type { PlainTools } from './plain-blocks.ts';
import { isMedia, plainInline } from './plain-inline.ts';
import { textComponents } from '../components/built-in.ts';
import { textsIn } from '../components/markdown-component.ts';
import { createProseMessage } from '../components/prose-messages.ts';
import type { ProseMessages } from '../components/prose-messages.ts';

/** Options of `plainTree`. */
export interface PlainTreeOptions {
  /** Components of the site, in addition to the built-in ones. Each is replaced by the elements that it returns. */
  components?: RenderMap['trees'] | undefined;
  /** Interface texts of built-in components, in the language of the page. */
  messages?: ProseMessages | undefined;
}

/**
 * Replaces the components of a body by plain elements (headings, paragraphs, lists, quotations, tables, code, images)
 * with the same text in the same order. Used where no page is rendered: markdown versions and feeds. The result is
 * sanitised like a page.
 */
export function plainTree(nodes: readonly TreeNode[], options: PlainTreeOptions = {}): TreeNode[] {
  const components = { ...textComponents(createProseMessage(options.messages ?? {})), ...options.components };
  const inline = (children: readonly TreeNode[]): TreeNode[] => plainInline(children, components);

  /** Converts children to blocks. Text between blocks becomes paragraphs, or stays unwrapped, as in tight lists. */
  const blocks = (children: readonly TreeNode[], mayBeTight = false): TreeNode[] => {
    // If one child is a paragraph, text beside it becomes a paragraph, too.
    const isTight = mayBeTight && !children.some((child) => isElement(child) && child[0] === 'p');
    const inSentence = children.some(isInlineContent);
    const done: TreeNode[] = [];
    let run: TreeNode[] = [];
    const endRun = (): void => {
      const words = inline(run);
      run = [];
      if (words.every((word) => typeof word === 'string' && word.trim() === '')) return;
      if (isTight) done.push(...words);
      else done.push(['p', {}, ...words]);
    };
    for (const child of children) {
      if (isInline(child, inSentence)) run.push(child);
      else {
        endRun();
        done.push(...block(child as TreeElement));
      }
    }
    endRun();
    return done;
  };

  /** A component is inline content if it is part of a sentence, otherwise it is a block. */
  const isInline = (node: TreeNode, inSentence: boolean): boolean => {
    if (!isElement(node)) return true;
    if (isGenerated(node)) return !isBlockDrawing(node);
    const tag = plainTag(node[0]);
    if (isInlineTag(tag)) return true;
    return inSentence && (ownValue(components, node[0]) !== undefined || classifyTag(tag) === 'unwrap');
  };

  const tools: PlainTools = { blocks, inline };

  const block = (node: TreeElement): TreeNode[] => {
    if (isGenerated(node)) return [node];
    if (ownValue(components, node[0])) return blocks(expandComponent(node, components));
    const fallback = fallbackText(node);
    if (fallback !== undefined) return blocks([fallback]);
    const tag = plainTag(node[0]);
    const children = childrenOf(node);
    if (HEADING.test(tag) || tag === 'p') {
      const words = inline(children);
      return words.length === 0 ? [] : [[tag, idOf(node), ...words]];
    }
    if (tag === 'hr') return [['hr', {}]];
    if (tag === 'pre') return [plainCode(node)];
    if (tag === 'ul' || tag === 'ol') return plainList([tag, node[1], ...children], tools);
    if (tag === 'blockquote') return [plainQuotation(node, tools, options.messages)];
    if (tag === 'table') return plainTable(children, tools);
    if (tag === 'summary' || tag === 'dt') return [['p', {}, ['strong', {}, ...inline(children)]]];
    if (isMedia(tag)) return [['p', {}, ...inline([node])]];
    const action = classifyTag(tag);
    if (action === 'drop') return [];
    if (action === 'keep') return node[1]['class'] === 'footnotes' ? [notes(children)] : blocks(children);
    return blocks([...paragraphsOfProps(node), ...unwrapSlots(children)]);
  };

  /** Keeps the section around the list of footnotes, so that renderers can distinguish it from other lists. */
  const notes = (children: readonly TreeNode[]): TreeNode => {
    const items = children.filter(isElement).flatMap(childrenOf).filter(isElement);
    const list = items.map((item): TreeNode => ['li', {}, ...blocks(childrenOf(item))]);
    return ['section', { class: 'footnotes' }, ['ol', {}, ...list]];
  };

  return blocks(nodes);
}

function idOf([tag, { id }]: TreeElement): Record<string, unknown> {
  return tag !== 'p' && typeof id === 'string' ? { id } : {};
}

/** Returns the texts in the properties of an unknown component, such as its title and description, as paragraphs. */
function paragraphsOfProps([, props]: TreeElement): TreeNode[] {
  return textsIn(props).map(({ name, text }) => ['p', {}, name === 'description' ? text : ['strong', {}, text]]);
}
