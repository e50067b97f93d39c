import { childrenOf, isElement } from '@recto/content';
import type { RenderMap, TreeNode } from '@recto/content';

/** What the landing page is made of. None of it moves, so each stands for plain elements. */
export const landingComponents: RenderMap['server'] = {
  /** Headings of the second or third level with their texts, as a grid of leaves. */
  features: (_, children) => [['ul', { class: 'features' }, ...cutAtHeadings(children).map(toItem)]],

  /** A part of the page: what is claimed on one side, `#show` on the other, `#more` below. `side="start"` turns it around. */
  chapter({ side }, children) {
    const claim = children.filter((child) => !isSlot(child));
    const more = slotOf(children, 'more');
    return [
      [
        'section',
        { class: side === 'start' ? 'chapter chapter-turned' : 'chapter' },
        ['div', { class: 'chapter-claim' }, ...claim],
        ['div', { class: 'chapter-show' }, ...slotOf(children, 'show')],
        ...(more.length === 0 ? [] : [featureRow(more)]),
      ],
    ];
  },

  /** One sentence across the page. */
  banner: (_, children) => [['section', { class: 'banner' }, ...children]],

  /** The last word: a heading, a sentence, and where to go. */
  closing: (_, children) => [['section', { class: 'closing' }, ...children]],
};

function featureRow(children: readonly TreeNode[]): TreeNode {
  return ['ul', { class: 'features features-row' }, ...cutAtHeadings(children).map(toItem)];
}

/** Each heading with all that follows it. */
function cutAtHeadings(children: readonly TreeNode[]): TreeNode[][] {
  const parts: TreeNode[][] = [];
  for (const child of children) {
    if (isElement(child) && (child[0] === 'h2' || child[0] === 'h3')) parts.push([child]);
    else parts.at(-1)?.push(child);
  }
  return parts;
}

function toItem(nodes: readonly TreeNode[]): TreeNode {
  return ['li', {}, ...nodes];
}

function isSlot(node: TreeNode): boolean {
  return isElement(node) && node[0] === 'template';
}

function slotOf(children: readonly TreeNode[], name: string): TreeNode[] {
  const slot = children.find((child) => isElement(child) && child[0] === 'template' && child[1]['name'] === name);
  return slot && isElement(slot) ? childrenOf(slot) : [];
}
