import type { TreeItem } from '@recto/ui';
import { navigationAddress } from './navigation-address.ts';

/** Gets all entries of a folder of the sidebar, each closed. */
export async function fetchFolder(folder: string): Promise<readonly TreeItem[]> {
  const buildId = document.getElementById('app')?.dataset['build'] ?? '';
  // The address names the build, so a copy in the browser's cache is valid at any age.
  const response = await fetch(navigationAddress(folder, buildId), { cache: 'force-cache' });
  if (!response.ok) throw new Error(`The entries of ${folder} could not be loaded: status ${response.status}.`);
  return (await response.json()) as TreeItem[];
}
