import { hash } from 'node:crypto';
import { SOCIAL_FOLDER } from './social-card.ts';
import type { SocialCard } from './social-card.ts';

/** Length of an image's name. */
const NAME_DIGITS = 16;

/**
 * Computes the name of an image: a hash of everything that it is rendered from, so the image with this name never
 * changes.
 */
export function imageName(version: string, card: SocialCard): string {
  return hash('sha256', JSON.stringify([version, card])).slice(0, NAME_DIGITS);
}

/**
 * Builds the path of a page's image: the path of the page and the name. From the path, a server finds what to render,
 * and whether a page references this image at all. The general image, which pages without an image of their own
 * reference, is named as for the path `/`, like the image of the home page.
 */
export function imagePath(name: string, path = '/'): string {
  if (path === '/') return `${SOCIAL_FOLDER}/${name}.png`;
  return `${SOCIAL_FOLDER}${path.split('/').map(encodeURIComponent).join('/')}.${name}.png`;
}

/** Parses a decoded path into name and page path; `undefined` if it is not the path of an image. */
export function parseImagePath(path: string): { name: string; path: string } | undefined {
  const [, page = '/', name] = PATH.exec(path) ?? [];
  return name === undefined ? undefined : { name, path: page };
}

const PATH = new RegExp(String.raw`^${SOCIAL_FOLDER}(?:(/.+)\.|/)([\da-f]{${NAME_DIGITS}})\.png$`, 'su');
