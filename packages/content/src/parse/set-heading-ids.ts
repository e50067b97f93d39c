import type { ContentError } from '../errors.ts';
import { FALLBACK_TEXT, childrenOf, isElement } from './document.ts';
import type { TocEntry, TreeElement, TreeNode } from './document.ts';
import { safeId } from '../allow-list/reserved-ids.ts';
import { createSlugger } from './slugger.ts';
import type { HeadingIds } from './slugger.ts';
import { repeatedId } from './tree/text-warnings.ts';
import type { Heading } from './tree/tree.ts';

/**
 * Sets a unique id on each heading, that of the author or one from its text. Returns the table of contents, and
 * warnings for ids that are used twice.
 */
export function setHeadingIds(
  headings: readonly Heading[],
  taken: readonly string[],
  ids: HeadingIds = 'github',
): { toc: TocEntry[]; warnings: ContentError[] } {
  const { idsByHeading, warnings } = readAuthorIds(headings, taken);
  const slugger = createSlugger([...taken, ...idsByHeading.values()], ids);
  const toc = headings.flatMap(({ node }) => {
    const text = headingText(node).trim();
    if (text === '') return [];
    const id = idsByHeading.get(node) ?? slugger(text);
    node[1]['id'] = id;
    return [{ id, depth: Number(node[0].slice(1)), text }];
  });
  return { toc, warnings };
}

/** Returns the ids that authors wrote. A repeated id is used only once. */
function readAuthorIds(
  headings: readonly Heading[],
  others: readonly string[],
): { idsByHeading: Map<TreeElement, string>; warnings: ContentError[] } {
  const idsByHeading = new Map<TreeElement, string>();
  const warnings: ContentError[] = [];
  const taken = new Set(others);
  for (const { node, line } of headings) {
    const idText = node[1]['id'];
    if (typeof idText !== 'string' || !/^\S+$/u.test(idText)) continue;
    const id = safeId(idText);
    if (taken.has(id)) warnings.push(repeatedId(idText, line));
    else idsByHeading.set(node, id);
    taken.add(id);
  }
  return { idsByHeading, warnings };
}

/** Returns the text of a heading or paragraph without footnote references. */
export function headingText(node: TreeNode): string {
  if (!isElement(node)) return node;
  const fallback = node[1][FALLBACK_TEXT];
  if (typeof fallback === 'string') return fallback;
  return node[1]['class'] === 'footnote-ref' ? '' : childrenOf(node).map(headingText).join('');
}
