import type * as Palette from './palette.ts';

/** Loads the code of the search palette. The server calls it too, to find its files. */
export const loadPalette = (): Promise<typeof Palette> => import('./palette.ts');
