import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

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
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPicture).sort();
  return files.map((file) => ({
    src: `/${file.split(sep).map(encodeURIComponent).join('/')}`,
    file: join(folder, file),
  }));
}
