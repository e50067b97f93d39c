import { textOf } from '@recto/site';
import type { TreeNode } from '@recto/site';

/** Average reading speed, in words per minute. */
const WORDS_PER_MINUTE = 220;

/** Estimates the reading time of a text, in minutes. */
export function countMinutes(nodes: readonly TreeNode[]): number {
  const words = nodes.map(textOf).join(' ').split(/\s+/u).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
