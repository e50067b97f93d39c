import { useMemo } from 'react';
import type { IconsResponse } from '../../documents/icons-endpoint.ts';
import { STUDIO_FOLDER } from '../../feature/paths.ts';
import type { StudioClient } from '../api/studio-client.ts';
import { useStudio } from '../studio.ts';

type FindIcons = (query: string) => Promise<readonly string[]>;

/** Returns a search in the names of the site's icons. Without a server, as in the demo, it finds none. */
export function useFindIcons(): FindIcons {
  const { client } = useStudio();
  return useMemo(() => createIconSearch(client), [client]);
}

/** Requests each search once. */
function createIconSearch(client: Pick<StudioClient, 'get'>): FindIcons {
  const results = new Map<string, readonly string[]>();
  return async (query) => {
    const known = results.get(query);
    if (known) return known;
    try {
      const { icons } = await client.get<IconsResponse>(`${STUDIO_FOLDER}/icons`, { query }, { isQuiet: true });
      results.set(query, icons);
      return icons;
    } catch {
      return [];
    }
  };
}
