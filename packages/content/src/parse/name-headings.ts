import { WRITTEN, childrenOf, isElement } from './document.ts';
import type { TocEntry, TreeElement, TreeNode } from './document.ts';
import { safeId } from './reserved-ids.ts';
import { createSlugger } from './slugger.ts';
import type { HeadingIds } from './slugger.ts';

/** Gives each heading an id that nothing else has: the author's where there is one, else one made of its text. */
export function nameHeadings(
  headings: readonly TreeElement[],
  taken: readonly string[],
  ids: HeadingIds = 'github',
): TocEntry[] {
  const given = givenIds(headings, taken);
  const slugger = createSlugger([...taken, ...given.values()], ids);
  return headings.flatMap((heading) => {
    const text = wordsOf(heading).trim();
    if (text === '') return [];
    const id = given.get(heading) ?? slugger(text);
    heading[1]['id'] = id;
    return [{ id, depth: Number(heading[0].slice(1)), text }];
  });
}

/** Ids that authors wrote. Of two that are the same the first wins. */
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

/** The words of a heading or a paragraph. A sign that leads to a footnote is none of them. */
export function wordsOf(node: TreeNode): string {
  if (!isElement(node)) return node;
  const written = node[1][WRITTEN];
  if (typeof written === 'string') return written;
  return node[1]['class'] === 'footnote-ref' ? '' : childrenOf(node).map(wordsOf).join('');
}
