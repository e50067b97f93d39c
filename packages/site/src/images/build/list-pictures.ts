import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../vite/list-files.ts';

/** A picture as a file, and the address that pages name it by. */
export interface Picture {
  src: string;
  /** Absolute. */
  file: string;
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu;

export function isPicture(file: string): boolean {
  return PICTURE.test(file);
}

/** Every picture in a folder whose files are published as they are. */
export function listPictures(folder: string): Picture[] {
  return listFiles(folder)
    .filter(isPicture)
    .map((file) => ({ src: `/${file.split('/').map(encodeURIComponent).join('/')}`, file: join(folder, file) }));
}

/** Text that changes when a picture is added, changed or deleted. A listed picture may have been deleted meanwhile. */
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
