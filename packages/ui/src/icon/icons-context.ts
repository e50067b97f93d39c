import { createContext } from 'react';

/** The content of an icon's `svg` element and its view box. */
export interface IconDrawing {
  /** Markup that is rendered as it is; the provider must have sanitised it. */
  body: string;
  /** Value of the `viewBox` attribute. */
  viewBox: string;
}

/** Looks up icons by collection and name, separated by a colon. */
export interface IconLookup {
  /** Returns an icon if it is loaded. */
  get: (name: string) => IconDrawing | undefined;
  /** Calls a listener when icons are loaded. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Requests a missing icon, which is loaded or read from an element that the server rendered. */
  request: (name: string, element?: SVGSVGElement | null) => void;
}

const noIcons: IconLookup = {
  get: () => undefined,
  subscribe: () => () => undefined,
  request: () => undefined,
};

/** Provides the icons of the site. */
export const IconsContext = createContext<IconLookup>(noIcons);
