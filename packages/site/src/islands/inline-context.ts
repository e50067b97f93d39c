import { createContext } from 'react';
import type { Versions } from '../payload/payload.ts';
import type { IslandRequest } from './address.ts';
import type { Fragment } from './fragment.ts';

/** On the server: islands that were rendered for the page. In a browser there is none. */
export interface InlineLookup {
  /** What the page is made of. */
  versions: Versions;
  /** The fragment; one that is not there yet is noted down, and made for the next drawing of the page. */
  find(request: IslandRequest): Fragment | undefined;
}

export const InlineIslandsContext = createContext<InlineLookup | null>(null);
