import { hash } from 'node:crypto';
import { SOCIAL_FOLDER } from './social-card.ts';
import type { SocialCard } from './social-card.ts';

/** Length of a picture's name. */
const NAME_DIGITS = 16;

/** The name of a picture is a hash of everything that it is drawn from, so whatever has this name never changes. */
export function nameOfCard(version: string, card: SocialCard): string {
  return hash('sha256', JSON.stringify([version, card])).slice(0, NAME_DIGITS);
}

/**
 * The address of a page's picture: the path of the page, and the name. With the path, a server finds out what to draw,
 * and whether a page names this picture at all. The general picture has no path, like that of the first page.
 */
export function cardAddress(name: string, path = '/'): string {
  if (path === '/') return `${SOCIAL_FOLDER}/${name}.png`;
  return `${SOCIAL_FOLDER}${path.split('/').map(encodeURIComponent).join('/')}.${name}.png`;
}

/** Name and path of a decoded address; `undefined` where it is no address of a picture. */
export function parseCardAddress(address: string): { name: string; path: string } | undefined {
  const [, path = '/', name] = ADDRESS.exec(address) ?? [];
  return name === undefined ? undefined : { name, path };
}

const ADDRESS = new RegExp(String.raw`^${SOCIAL_FOLDER}(?:(/.+)\.|/)([\da-f]{${NAME_DIGITS}})\.png$`, 'su');
