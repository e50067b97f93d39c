import type { IndexedTree } from '../documents/content-index.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { resolveReference } from './find-media-references.ts';
import type { FindSiteFiles } from './site-files.ts';

/** Where a file is used. Uses in the code of the site cannot be detected. */
export interface MediaUsage {
  /** Paths of content files. */
  usedIn: readonly string[];
  /** Alternative texts in these files. */
  alts: readonly string[];
  /** Set if the site itself uses the file, for example as its icon. */
  usedBySite?: true;
}

/** Usage of a file that no content refers to. */
export const UNUSED: MediaUsage = { usedIn: [], alts: [] };

/** Returns the usage of all files by path. */
export async function findUsage(
  tree: Pick<IndexedTree, 'revision' | 'files' | 'metadataOf'>,
  { folders, findSiteFiles }: { folders: StudioFolders; findSiteFiles: FindSiteFiles },
): Promise<Map<string, MediaUsage>> {
  const { files, metadataOf } = tree;
  const siteFiles = await findSiteFiles(tree);
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
    [...new Set([...usageByPath.keys(), ...siteFiles])].map((path) => {
      const { usedIn = [], alts = [] } = usageByPath.get(path) ?? {};
      return [
        path,
        { usedIn: [...usedIn], alts: [...alts], ...(siteFiles.has(path) && { usedBySite: true }) },
      ] as const;
    }),
  );
}
