import { isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { builtInComponents } from '../components/built-in.ts';
import { isGenerated } from '../render/drawing.ts';

/** Matches the tag names of headings. */
export const HEADING = /^h[1-6]$/u;

/** Inline HTML elements. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo br cite code del dfn em i img input ins kbd label mark picture q rp rt ruby s samp small span ' +
    'strong sub sup time u var wbr'
  ).split(' '),
);

/** Returns whether a tag is an inline HTML element or a built-in inline component. */
export function isInlineTag(tag: string): boolean {
  return INLINE.has(tag) || (Object.hasOwn(builtInComponents, tag) && builtInComponents[tag]?.isInline === true);
}

/** Returns whether a node is inline content, so that its siblings belong to the same sentence. */
export function isInlineContent(node: TreeNode): boolean {
  return isElement(node) ? isInlineTag(node[0]) : node.trim() !== '';
}

/** Returns whether a node is a diagram or a block formula, as opposed to a formula inside a sentence. */
export function isBlockDrawing(node: TreeElement): boolean {
  return isGenerated(node) && (node[0] !== '@math' || node[1]['display'] === 'block');
}
