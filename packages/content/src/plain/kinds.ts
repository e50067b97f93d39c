import { isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { builtInComponents } from '../components/built-in.ts';
import { isDrawn } from '../render/drawing.ts';

export const HEADING = /^h[1-6]$/u;

/** Elements that are part of a sentence. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo br cite code del dfn em i img input ins kbd label mark picture q rp rt ruby s samp small span ' +
    'strong sub sup time u var wbr'
  ).split(' '),
);

export function isInlineTag(tag: string): boolean {
  return INLINE.has(tag) || (Object.hasOwn(builtInComponents, tag) && builtInComponents[tag]?.isInline === true);
}

/** Whether a node makes those beside it parts of a sentence. */
export function isSpoken(node: TreeNode): boolean {
  return isElement(node) ? isInlineTag(node[0]) : node.trim() !== '';
}

/** Whether what the engine drew stands by itself. */
export function isDisplayed(node: TreeElement): boolean {
  return isDrawn(node) && (node[0] !== '@math' || node[1]['display'] === 'block');
}
