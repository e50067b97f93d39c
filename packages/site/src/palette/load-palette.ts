import type { ComponentType } from 'react';
import type { PaletteProps } from '../app/app.ts';
import type { SearchedSite } from './open-search.ts';

/** Loads the search component, when it is first wanted. */
export async function loadPalette(): Promise<ComponentType<PaletteProps>> {
  return (await import('./palette.tsx')).Palette;
}

/** Fetches what a search needs. It is called each time the visitor is about to search. */
export function warmPalette(site: SearchedSite): void {
  import('./open-search.ts').then(
    ({ warmSearch }) => {
      warmSearch(site);
    },
    // The palette itself reports files that cannot be loaded.
    () => undefined,
  );
}
