import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../vite/list-files.ts';

/** An image file, and its path on the site. */
export interface ImageFile {
  /** Path on the site, encoded. */
  src: string;
  /** Absolute path of the file. */
  file: string;
}

const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu;

/** Whether a file is an image, by its extension. */
export function isImage(file: string): boolean {
  return IMAGE.test(file);
}

/** Lists every image in a public folder. */
export function listImages(folder: string): ImageFile[] {
  return listFiles(folder)
    .filter(isImage)
    .map((file) => ({ src: `/${file.split('/').map(encodeURIComponent).join('/')}`, file: join(folder, file) }));
}

/**
 * Returns a text that changes when an image is added, changed or deleted. A listed image may have been deleted
 * meanwhile.
 */
export function stampImages(images: readonly ImageFile[]): string {
  return images.map(({ src, file }) => `${src} ${changedAt(file) ?? 'missing'}`).join('\n');
}

function changedAt(file: string): number | undefined {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}
