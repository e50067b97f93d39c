import type { LoadFolder, TreeItem } from '@recto/ui';
import { navigationAddress } from './navigation-address.ts';

/** Gets the entries of a folder that is closed in the sidebar. */
export const fetchFolder: LoadFolder = async (folder) => {
  const response = await fetch(navigationAddress(folder, document.getElementById('app')?.dataset['build'] ?? ''));
  if (!response.ok) throw new Error(`The entries of ${folder} could not be loaded: status ${response.status}.`);
  return (await response.json()) as TreeItem[];
};
