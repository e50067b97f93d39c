import type { ResolvedConfig } from '../../config/config.ts';
import { withoutUndefined } from '../../config/without-undefined.ts';
import type { PictureMakerOptions } from '../../images/build/picture-maker.ts';
import { IMAGE_FORMAT, IMAGE_QUALITY } from '../../images/constants.ts';

/** Formats and quality of the images that a build writes. */
export type PictureSettings = Pick<PictureMakerOptions, 'formats' | 'quality'>;

/** Formats and quality of a site's images, with defaults. */
export function pictureSettings({ images }: Pick<ResolvedConfig, 'images'>): PictureSettings {
  return { formats: [IMAGE_FORMAT], quality: IMAGE_QUALITY, ...withoutUndefined(images) };
}
