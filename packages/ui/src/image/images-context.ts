import { createContext } from 'react';

/** How a picture is to be shown. */
export interface ImageView {
  width?: number | undefined;
  height?: number | undefined;
  sizes?: string | undefined;
}

/** What a picture can be loaded from, and the place it takes. */
export interface ImageSources {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
  srcSet?: string;
  sizes?: string;
  /** Formats that are better still, for browsers that know them. */
  better?: readonly { type: string; srcSet: string }[];
  /** The picture in a few pixels, to be seen until it is there. */
  blur?: string | undefined;
}

/** Knows the pictures of a site by the address they are named by. */
export type ImageLookup = (src: string, view: ImageView) => ImageSources;

/** Without anyone to ask, a picture is what its author says of it. */
const asItIs: ImageLookup = (src, { width, height }) => ({ src, width, height });

export const ImagesContext = createContext<ImageLookup>(asItIs);
