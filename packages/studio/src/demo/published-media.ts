import { extname } from 'node:path';
import { findMediaReferences, resolveReference } from '../media/find-media-references.ts';
import { nameOf } from '../paths/relative-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';

/** URL path of a file stored next to a text: name, hash of the bytes, and extension. */
const ASSET = /^(?:\/[^?#]*)?\/_assets\/(?<name>[^/?#]+)\.[0-9a-f]+(?<ending>\.[a-z0-9]+)$/u;

/**
 * Returns the URLs of files stored next to a text, by path. The text refers to them by a relative path, the published
 * row by their URL. Names that two published files share are left out.
 */
export function findPublishedMedia(
  file: string,
  text: string,
  published: unknown,
  folders: StudioFolders,
): Map<string, string> {
  const addresses = Map.groupBy(new Set(textsIn(published)), assetName);
  return new Map(
    findMediaReferences(text).flatMap(({ url }) => {
      const path = url.startsWith('/') ? undefined : resolveReference(url, file, folders);
      const [address, ...others] = (path !== undefined && addresses.get(publishedName(path))) || [];
      return path === undefined || address === undefined || others.length > 0 ? [] : [[path, address] as const];
    }),
  );
}

function assetName(address: string): string | undefined {
  const { name = '', ending = '' } = ASSET.exec(address)?.groups ?? {};
  return name === '' ? undefined : name + ending;
}

/** Returns the file name as the content build writes it into URLs. */
function publishedName(path: string): string {
  const ending = extname(path);
  const name = nameOf(path).slice(0, -ending.length).toLowerCase();
  return name.replaceAll(/[^a-z0-9]+/gu, '-') + ending.toLowerCase();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
