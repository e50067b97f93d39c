import { textOf } from '@recto/site';
import type { TreeNode } from '@recto/site';

/** How many words a reader takes in within a minute, without hurry. */
const WORDS_A_MINUTE = 220;

/** How long a text takes to read. */
export function countMinutes(nodes: readonly TreeNode[]): number {
  const words = nodes.map(textOf).join(' ').split(/\s+/u).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
