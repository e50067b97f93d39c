import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../vite/list-files.ts';

/** An image file, and its path on the site. */
export interface Picture {
  /** Path on the site, encoded. */
  src: string;
  /** Absolute path of the file. */
  file: string;
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu;

/** Whether a file is an image, by its extension. */
export function isPicture(file: string): boolean {
  return PICTURE.test(file);
}

/** Lists every image in a public folder. */
export function listPictures(folder: string): Picture[] {
  return listFiles(folder)
    .filter(isPicture)
    .map((file) => ({ src: `/${file.split('/').map(encodeURIComponent).join('/')}`, file: join(folder, file) }));
}

/**
 * Returns a text that changes when an image is added, changed or deleted. A listed image may have been deleted
 * meanwhile.
 */
export function stampPictures(pictures: readonly Picture[]): string {
  return pictures.map(({ src, file }) => `${src} ${changedAt(file) ?? 'missing'}`).join('\n');
}

function changedAt(file: string): number | undefined {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}
