import type * as Palette from './palette.ts';

/** Loads the code of the search palette. The server calls it as well, to know its files. */
export const loadPalette = (): Promise<typeof Palette> => import('./palette.ts');
