import { FALLBACK_TEXT, childrenOf, isElement } from './document.ts';
import type { TocEntry, TreeElement, TreeNode } from './document.ts';
import { safeId } from '../allow-list/reserved-ids.ts';
import { createSlugger } from './slugger.ts';
import type { HeadingIds } from './slugger.ts';

/** Sets a unique id on each heading, that of the author or one from its text; returns the table of contents. */
export function setHeadingIds(
  headings: readonly TreeElement[],
  taken: readonly string[],
  ids: HeadingIds = 'github',
): TocEntry[] {
  const idsByHeading = givenIds(headings, taken);
  const slugger = createSlugger([...taken, ...idsByHeading.values()], ids);
  return headings.flatMap((heading) => {
    const text = headingText(heading).trim();
    if (text === '') return [];
    const id = idsByHeading.get(heading) ?? slugger(text);
    heading[1]['id'] = id;
    return [{ id, depth: Number(heading[0].slice(1)), text }];
  });
}

/** Returns the ids that authors wrote. A repeated id is used only once. */
function givenIds(headings: readonly TreeElement[], others: readonly string[]): Map<TreeElement, string> {
  const idsByHeading = new Map<TreeElement, string>();
  const taken = new Set(others);
  for (const heading of headings) {
    const idText = heading[1]['id'];
    if (typeof idText !== 'string' || !/^\S+$/u.test(idText)) continue;
    const id = safeId(idText);
    if (taken.has(id)) continue;
    taken.add(id);
    idsByHeading.set(heading, id);
  }
  return idsByHeading;
}

/** Returns the text of a heading or paragraph without footnote references. */
export function headingText(node: TreeNode): string {
  if (!isElement(node)) return node;
  const fallback = node[1][FALLBACK_TEXT];
  if (typeof fallback === 'string') return fallback;
  return node[1]['class'] === 'footnote-ref' ? '' : childrenOf(node).map(headingText).join('');
}
