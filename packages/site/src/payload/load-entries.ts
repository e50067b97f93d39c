import type { LoadEntries } from '@recto/ui';

/** Loads the entries of a closed folder of the sidebar. The code for it is loaded with the first one. */
export const loadEntries: LoadEntries = async (item) => {
  const { fetchEntries } = await import('./fetch-entries.ts');
  return await fetchEntries(item);
};
