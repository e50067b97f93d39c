import type { IndexedTree } from '../documents/content-index.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { resolveReference } from './find-media-references.ts';

/** Where a file is used in the content. Uses in the code of the site cannot be detected. */
export interface MediaUsage {
  /** Paths of content files. */
  usedIn: readonly string[];
  /** Alternative texts in these files. */
  alts: readonly string[];
}

/** Usage of a file that no content refers to. */
export const UNUSED: MediaUsage = { usedIn: [], alts: [] };

/** Returns the usage of all files by path. */
export function findUsage(
  { files, metadataOf }: Pick<IndexedTree, 'files' | 'metadataOf'>,
  folders: StudioFolders,
): Map<string, MediaUsage> {
  const usageByPath = new Map<string, { usedIn: Set<string>; alts: Set<string> }>();
  for (const file of files) {
    for (const { url, alt } of metadataOf(file)?.references ?? []) {
      const target = resolveReference(url, file.path, folders);
      if (target === undefined) continue;
      const usage = usageByPath.get(target) ?? { usedIn: new Set(), alts: new Set() };
      usageByPath.set(target, usage);
      usage.usedIn.add(file.path);
      if (alt !== undefined) usage.alts.add(alt);
    }
  }
  return new Map(
    [...usageByPath].map(([path, { usedIn, alts }]) => [path, { usedIn: [...usedIn], alts: [...alts] }] as const),
  );
}
