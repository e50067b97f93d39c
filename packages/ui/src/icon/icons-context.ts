import { createContext } from 'react';

/** One icon: what stands inside its `svg`, and the field it is drawn on. */
export interface IconDrawing {
  /** Markup that whoever provides it has checked: it is drawn as it is. */
  body: string;
  viewBox: string;
}

/** Where icons are looked up, by whole names: collection, colon, name. */
export interface IconLookup {
  get: (name: string) => IconDrawing | undefined;
  subscribe: (listener: () => void) => () => void;
  /** For one that is not there: it may come later, or is in the element because a server has drawn it. */
  request: (name: string, element?: SVGSVGElement | null) => void;
}

const noIcons: IconLookup = {
  get: () => undefined,
  subscribe: () => () => undefined,
  request: () => undefined,
};

export const IconsContext = createContext<IconLookup>(noIcons);
