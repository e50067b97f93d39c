/**
 * Constants for images. They are separate from the other constants of this package, so that pages
 * with images share no file with the boot script: a shared file would be another request.
 */

/** Breakpoints for `sizes` of images, in pixels. */
export const IMAGE_BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 } as const;
/** Pixel densities of screens that images are converted for. */
export const IMAGE_DENSITIES: readonly number[] = [1, 2];
/** Default format of converted images. */
export const IMAGE_FORMAT = 'webp';
/** Default quality of converted images; 100 is the maximum. */
export const IMAGE_QUALITY = 100;
/**
 * Time for which browsers cache converted images, in seconds: a year. The path of an image changes with its content.
 */
export const IMAGE_CACHE_SECONDS = 31_536_000;
