import { existsSync, readFileSync } from 'node:fs';
import { decodeEntities } from '../source-words.ts';

/** What is needed of a built page to follow links. */
export interface BuiltPage {
  /** Absolute paths that the page links to, with anchors and without a trailing slash. */
  links: ReadonlySet<string>;
  /** Ids of its elements. */
  ids: ReadonlySet<string>;
}

/** Reads a built page; `undefined` if there is none. */
export function readBuiltPage(file: string, path: string): BuiltPage | undefined {
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8').replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/giu, '');
  const main = /<main\b[\s\S]*<\/main>/iu.exec(html)?.[0] ?? html;
  const links = [...main.matchAll(/\shref="([^"]*)"/gu)].map(([, url = '']) => absolute(decodeEntities(url), path));
  const ids = [...html.matchAll(/\sid="([^"]*)"/gu)].map(([, id = '']) => decodeEntities(id));
  return { links: new Set(links), ids: new Set(ids) };
}

/** Returns a link of a page as an absolute path, or as the whole URL of another site. */
function absolute(url: string, path: string): string {
  const base = `http://site.invalid${path}`;
  if (!URL.canParse(url, base)) return url;
  const { origin, pathname, hash, href } = new URL(url, base);
  if (origin !== 'http://site.invalid') return href;
  return withoutSlash(decode(pathname)) + decode(hash);
}

/** Removes the slash at the end of a path. */
function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/u, '');
}

/** Decodes a part of a URL, or returns it unchanged if it is not encoded correctly. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
