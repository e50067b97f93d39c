import { diff3Merge } from 'node-diff3';
import { splitLines } from '../../merge/merge-lines.ts';
import { mergeText } from '../../merge/merge-text.ts';

/** A region of a merged text: merged without a conflict, or the three versions of a conflict. */
export type MergeRegion = { text: string } | { base: string; ours: string; theirs: string };

/** Result of a merge: the merged text, or regions that contain conflicts. */
export type DraftMerge = { text: string } | { regions: MergeRegion[] };

/**
 * Merges a draft with a newer published text. Lines that both have changed become conflicts for the user to resolve.
 */
export function mergeDraft(path: string, base: string, ours: string, theirs: string): DraftMerge {
  const merged = mergeText(path, base, ours, theirs);
  if (merged !== undefined) return { text: merged };
  const regions = diff3Merge(splitLines(ours), splitLines(base), splitLines(theirs), { excludeFalseConflicts: true });
  return {
    regions: regions.flatMap(({ ok, conflict }): MergeRegion[] => {
      if (conflict) {
        return [{ base: conflict.o.join(''), ours: conflict.a.join(''), theirs: conflict.b.join('') }];
      }
      return ok ? [{ text: ok.join('') }] : [];
    }),
  };
}

/** How a conflict is resolved: one of the versions, or both, ours first. */
export type Choice = 'ours' | 'theirs' | 'both';

/** Joins all regions to a text; `undefined` while the choice for a conflict is missing. */
export function applyChoices(
  regions: readonly MergeRegion[],
  choices: ReadonlyMap<number, Choice>,
): string | undefined {
  const parts: string[] = [];
  for (const [index, region] of regions.entries()) {
    if ('text' in region) {
      parts.push(region.text);
      continue;
    }
    const choice = choices.get(index);
    if (choice === undefined) return undefined;
    parts.push(choice === 'both' ? withLineEnd(region.ours) + region.theirs : region[choice]);
  }
  return parts.join('');
}

function withLineEnd(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
