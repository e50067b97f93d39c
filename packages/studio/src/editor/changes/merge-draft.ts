import { isReadable, mergeText } from '../../merge/merge-text.ts';

/** A place that the draft and the published text have both changed. The user chooses a version. */
export interface MergeConflict {
  base: string;
  ours: string;
  theirs: string;
  /**
   * A whole block of a text, lines of a block or of another file, or a field, which can have only one of the versions.
   */
  kind: 'block' | 'line' | 'field';
}

/** A region of a merged text: merged without a conflict, or the three versions of a conflict. */
export type MergeRegion = { text: string } | MergeConflict;

/** Result of a merge: the merged text, or regions that contain conflicts. */
export type DraftMerge = { text: string } | { regions: MergeRegion[] };

/**
 * Merges a draft with a newer published text: by lines, and if that is not possible, by blocks and fields. What both
 * have changed becomes a conflict for the user to resolve.
 */
export async function mergeDraft(path: string, base: string, ours: string, theirs: string): Promise<DraftMerge> {
  const merged = mergeText(path, base, ours, theirs);
  if (merged !== undefined) return { text: merged };
  // It needs the parser, so it is loaded when there is something to resolve.
  const { mergeBlocks } = await import('./merge-blocks.ts');
  const regions = mergeBlocks(path, base, ours, theirs);
  const text = applyChoices(regions, new Map());
  if (text === undefined) return { regions };
  if (isReadable(path, text)) return { text };
  // Each part can be merged, but not all of them together.
  return { regions: [{ base, ours, theirs, kind: 'field' }] };
}

/** How a conflict is resolved: one of the versions, or both, ours first. */
export type Choice = 'ours' | 'theirs' | 'both';

/** Joins all regions to a text; `undefined` while the choice for a conflict is missing. */
export function applyChoices(
  regions: readonly MergeRegion[],
  choices: ReadonlyMap<number, Choice>,
): string | undefined {
  const parts: string[] = [];
  const lineEnd = regions.some((region) => Object.values(region).some((text: string) => text.includes('\r\n')))
    ? '\r\n'
    : '\n';
  for (const [index, region] of regions.entries()) {
    if ('text' in region) {
      parts.push(region.text);
      continue;
    }
    const choice = choices.get(index);
    if (choice === undefined) return undefined;
    parts.push(choice === 'both' ? joinBoth(region, lineEnd) : region[choice]);
  }
  return parts.join('');
}

/** Joins both versions of a conflict. Without a blank line, two paragraphs would become one. */
function joinBoth({ ours, theirs, kind }: MergeConflict, lineEnd: string): string {
  if (ours === '' || theirs === '') return ours + theirs;
  const isSeparate = kind !== 'block' || /\n\r?\n$/u.test(ours) || /^\r?\n/u.test(theirs);
  return ours + (ours.endsWith('\n') ? '' : lineEnd) + (isSeparate ? '' : lineEnd) + theirs;
}
