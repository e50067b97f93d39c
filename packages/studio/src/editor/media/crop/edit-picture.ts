import type { CropArea, Size } from './crop-area.ts';
import { isAnimated } from './is-animated.ts';

/** Changes to apply to an image. */
export interface PictureEdit {
  area: CropArea;
  /** Size of the result. */
  output: Size;
  /** From 0 to 1, for lossy types. */
  quality: number;
}

/** Decodes an image with its EXIF orientation applied; `undefined` if it cannot be decoded or is animated. */
export async function readPicture(file: File): Promise<ImageBitmap | undefined> {
  if (isAnimated(new Uint8Array(await file.arrayBuffer()))) return undefined;
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** Encodes the area of an image as a file of the same type; `undefined` if the browser cannot encode that type. */
export async function writePicture(
  picture: ImageBitmap,
  file: File,
  { area, output, quality }: PictureEdit,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = output.width;
  canvas.height = output.height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.left, area.top, area.width, area.height, 0, 0, output.width, output.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, file.type, quality);
  const blob = await promise;
  return blob?.type === file.type ? new File([blob], file.name, { type: file.type }) : undefined;
}
