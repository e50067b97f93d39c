import type { ResolvedConfig } from '../../config/config.ts';
import { withoutUndefined } from '../../config/without-undefined.ts';
import type { ImageConverterOptions } from '../../images/build/image-converter.ts';
import { IMAGE_FORMAT, IMAGE_QUALITY } from '../../images/constants.ts';

/** Formats and quality of the images that a build writes. */
export type ImageSettings = Pick<ImageConverterOptions, 'formats' | 'quality'>;

/** Formats and quality of a site's images, with defaults. */
export function imageSettings({ images }: Pick<ResolvedConfig, 'images'>): ImageSettings {
  return { formats: [IMAGE_FORMAT], quality: IMAGE_QUALITY, ...withoutUndefined(images) };
}
