import { findMediaReferences, resolveReference } from '../../../media/find-media-references.ts';
import type { MediaReference } from '../../../media/find-media-references.ts';
import type { MediaUsage } from '../../../media/media-usage.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';

/** Drafts are never mutated, so their references can be cached. */
const referencesByDraft = new WeakMap<DraftFile, readonly MediaReference[]>();

function referencesOf(draft: DraftFile): readonly MediaReference[] {
  const references = referencesByDraft.get(draft) ?? findMediaReferences(draft.text ?? '');
  referencesByDraft.set(draft, references);
  return references;
}

/** Returns where a file is used: in drafts, and in published texts without a draft. */
export function findDraftUsage(
  drafts: Iterable<DraftFile>,
  folders: StudioFolders,
): (path: string, published: MediaUsage) => MediaUsage {
  const usage = new Map<string, { path: string; alt: string | undefined }[]>();
  const replaced = new Set<string>();
  for (const draft of drafts) {
    replaced.add(draft.from ?? draft.path);
    for (const { url, alt } of referencesOf(draft)) {
      const target = resolveReference(url, draft.path, folders);
      if (target === undefined) continue;
      usage.set(target, [...(usage.get(target) ?? []), { path: draft.path, alt }]);
    }
  }
  return (path, { usedIn, alts }) => {
    const draftUses = usage.get(path) ?? [];
    return {
      usedIn: [...new Set([...usedIn.filter((user) => !replaced.has(user)), ...draftUses.map((user) => user.path)])],
      alts: [...new Set([...alts, ...draftUses.flatMap(({ alt }) => alt ?? [])])],
    };
  };
}
