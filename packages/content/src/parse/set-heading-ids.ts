import { FALLBACK_TEXT, childrenOf, isElement } from './document.ts';
import type { TocEntry, TreeElement, TreeNode } from './document.ts';
import { safeId } from './reserved-ids.ts';
import { createSlugger } from './slugger.ts';
import type { HeadingIds } from './slugger.ts';

/** Sets a unique id on each heading, that of the author or one from its text; returns the table of contents. */
export function setHeadingIds(
  headings: readonly TreeElement[],
  taken: readonly string[],
  ids: HeadingIds = 'github',
): TocEntry[] {
  const given = givenIds(headings, taken);
  const slugger = createSlugger([...taken, ...given.values()], ids);
  return headings.flatMap((heading) => {
    const text = headingText(heading).trim();
    if (text === '') return [];
    const id = given.get(heading) ?? slugger(text);
    heading[1]['id'] = id;
    return [{ id, depth: Number(heading[0].slice(1)), text }];
  });
}

/** Returns the ids that authors wrote. A repeated id is used only once. */
function givenIds(headings: readonly TreeElement[], others: readonly string[]): Map<TreeElement, string> {
  const given = new Map<TreeElement, string>();
  const taken = new Set(others);
  for (const heading of headings) {
    const written = heading[1]['id'];
    if (typeof written !== 'string' || !/^\S+$/u.test(written)) continue;
    const id = safeId(written);
    if (taken.has(id)) continue;
    taken.add(id);
    given.set(heading, id);
  }
  return given;
}

/** Returns the text of a heading or paragraph without footnote references. */
export function headingText(node: TreeNode): string {
  if (!isElement(node)) return node;
  const written = node[1][FALLBACK_TEXT];
  if (typeof written === 'string') return written;
  return node[1]['class'] === 'footnote-ref' ? '' : childrenOf(node).map(headingText).join('');
}
