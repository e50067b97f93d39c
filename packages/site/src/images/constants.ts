/**
 * Numbers of the specification for pictures, each with its unit. They are apart from the others of this package, so that
 * a page that shows pictures shares no file with the boot script: shared ones would be a request of their own.
 */

/** Widths from which a picture may be shown in another size, in pixels, by the names that `sizes` calls them. */
export const IMAGE_BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 } as const;
/** Pixels of a screen for each of the layout, in one direction. */
export const IMAGE_DENSITIES: readonly number[] = [1, 2];
/** What pictures are made to where a site asks for nothing else. */
export const IMAGE_FORMAT = 'webp';
/** How much of a picture is kept where a site asks for nothing else; 100 is the most. */
export const IMAGE_QUALITY = 100;
/** How long browsers keep a picture that was made, in seconds: a year. Its address changes with it. */
export const IMAGE_CACHE_SECONDS = 31_536_000;
