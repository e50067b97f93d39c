import { createContext } from 'react';
import type { Versions } from '../payload/payload.ts';
import type { IslandRequest } from './island-url.ts';
import type { Fragment } from './fragment.ts';

/** Looks up islands that the server has rendered for the page. */
export interface InlineLookup {
  /** Build and content version of the page. */
  versions: Versions;
  /** Returns the fragment. One that is not rendered yet is recorded, and rendered before the page is rendered again. */
  find(request: IslandRequest): Fragment | undefined;
}

/** The islands of the page on the server; `null` in a browser. */
export const InlineIslandsContext = createContext<InlineLookup | null>(null);
