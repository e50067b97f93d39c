import type { LoadEntries } from '@recto/ui';
import type { Payload } from './payload.ts';

const loadLists = () => import('./navigation-lists.ts');

/** Loads the entries of a closed folder of the sidebar. */
export const loadEntries: LoadEntries = async (item) => await (await loadLists()).fetchEntries(item);

/** Adds the navigation to a payload that was loaded as a file. */
export async function loadNavigation(payload: Payload, current: Payload): Promise<Payload> {
  return payload.folders ? await (await loadLists()).completeNavigation(payload, current) : payload;
}
