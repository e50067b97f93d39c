import type { ResolvedConfig } from '../../config/config.ts';
import { withoutUndefined } from '../../config/without-undefined.ts';
import type { PictureMakerOptions } from '../../images/build/picture-maker.ts';
import { IMAGE_FORMAT, IMAGE_QUALITY } from '../../images/constants.ts';

export type PictureSettings = Pick<PictureMakerOptions, 'formats' | 'quality'>;

/** How the pictures of a site are made. */
export function pictureSettings({ images }: Pick<ResolvedConfig, 'images'>): PictureSettings {
  return { formats: [IMAGE_FORMAT], quality: IMAGE_QUALITY, ...withoutUndefined(images) };
}
