import { childrenOf, isElement, unwrapSlots } from '@recto/content';
import type { RenderMap, TreeElement, TreeNode } from '@recto/content';

/** Components of landing pages. They are not interactive, so each is rendered to plain elements. */
export const landingComponents: RenderMap['trees'] = {
  /** A grid of features: headings of the second or third level with their texts. */
  features: (_, children) => featureGrid('features', unwrapSlots(children)),

  /** A section with a claim on one side, `#show` on the other and `#more` below. `side="start"` swaps the sides. */
  chapter({ side }, children) {
    const claim = unwrapSlots(children.filter((child) => !isSlot(child, ['show', 'more'])));
    const more = slotOf(children, 'more');
    return [
      [
        'section',
        { class: side === 'start' ? 'chapter chapter-turned' : 'chapter' },
        ['div', { class: 'chapter-claim' }, ...claim],
        ['div', { class: 'chapter-show' }, ...slotOf(children, 'show')],
        ...(more.length === 0 ? [] : featureGrid('features features-row', more)),
      ],
    ];
  },

  /** One sentence across the full width. */
  banner: (_, children) => [['section', { class: 'banner' }, ...unwrapSlots(children)]],

  /** The end of the page: a heading, a sentence and links. */
  closing: (_, children) => [['section', { class: 'closing' }, ...unwrapSlots(children)]],
};

/** Content before the first heading stays above the grid. */
function featureGrid(classes: string, children: readonly TreeNode[]): TreeNode[] {
  const start = children.findIndex(isHeading);
  const beforeHeadings = start === -1 ? children : children.slice(0, start);
  return [...beforeHeadings, ['ul', { class: classes }, ...splitAtHeadings(children).map(toItem)]];
}

function isHeading(node: TreeNode): boolean {
  return isElement(node) && (node[0] === 'h2' || node[0] === 'h3');
}

/** Splits the nodes into one part per heading, with everything up to the next heading. */
function splitAtHeadings(children: readonly TreeNode[]): TreeNode[][] {
  const parts: TreeNode[][] = [];
  for (const child of children) {
    if (isHeading(child)) parts.push([child]);
    else parts.at(-1)?.push(child);
  }
  return parts;
}

function toItem(nodes: readonly TreeNode[]): TreeNode {
  return ['li', {}, ...nodes];
}

function isSlot(node: TreeNode, names: readonly unknown[]): boolean {
  return isElement(node) && node[0] === 'template' && names.includes(node[1]['name']);
}

function slotOf(children: readonly TreeNode[], name: string): TreeNode[] {
  return children.filter((child) => isSlot(child, [name])).flatMap((slot) => childrenOf(slot as TreeElement));
}
