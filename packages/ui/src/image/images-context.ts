import { createContext } from 'react';

/** How an image is shown. */
export interface ImageView {
  /** Width in the layout, in pixels. */
  width?: number | undefined;
  /** Height in the layout, in pixels. */
  height?: number | undefined;
  /** Width in the layout if it varies, in the syntax of `ImageProps.sizes`. */
  sizes?: string | undefined;
}

/** The sources of an image, and its size in the layout. */
export interface ImageSources {
  /** URL of the default source. */
  src: string;
  /** Width in pixels. */
  width?: number | undefined;
  /** Height in pixels. */
  height?: number | undefined;
  /** Value of the `srcset` attribute. */
  srcSet?: string;
  /** Value of the `sizes` attribute. */
  sizes?: string;
  /** Sources in better formats, for browsers that support them. */
  better?: readonly { type: string; srcSet: string }[];
  /** Preview of a few pixels as a data URL, shown until the image is loaded. */
  blur?: string | undefined;
}

/** Looks up the sources of an image by its URL. */
export type ImageLookup = (src: string, view: ImageView) => ImageSources;

/** Without a provider, an image has the source and size that its author gives. */
const unchangedImage: ImageLookup = (src, { width, height }) => ({ src, width, height });

/** Provides the images of the site. */
export const ImagesContext = createContext<ImageLookup>(unchangedImage);
