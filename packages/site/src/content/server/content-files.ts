import { SVG_HEADERS, assetType, matchesEtag, isSvg } from '@recto/content/node';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ServePublicFile } from '../../api/running-site.ts';
import type { PublicChanges } from '../content-folder.ts';
import { parseImagePath } from '../../images/image-path.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { IMMUTABLE } from '../../server/hosts/hashed-folders.ts';
import { respondToRange } from '../../server/http/respond-to-range.ts';

const ASSETS = '/_assets';
/** Names that a build generates: letters, digits and hyphens, a hash, an extension. */
const ASSET = /^\/_assets\/[a-z\d-]*\.[\da-f]{10}(?:\.[a-z\d]+)?$/u;

/** Responds with a file of the content; `undefined` if there is none at the path. */
export type ServeContentFile = (request: Request, path: string) => Promise<Response | undefined>;

/**
 * Serves files of the content: those beside it, and its images in other widths. Their names contain hashes, and all
 * versions share the folder, so pages of an older version still find their files.
 */
export function createContentFiles(folder: string | undefined): ServeContentFile {
  return async (request, path) => {
    const isNamed = ASSET.test(path) || parseImagePath(path) !== undefined;
    return folder !== undefined && isNamed ? await serveFile(request, join(folder, path), IMMUTABLE) : undefined;
  };
}

/** Content types of public files that cannot be files beside the content, as the app sends them. */
const PUBLIC_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  xsl: 'application/xml; charset=utf-8',
};

/** Serves public files that are newer than the app. Their paths have no hash, so browsers revalidate them each time. */
export function createPublicFiles(folder: string | undefined, changes: PublicChanges | undefined): ServePublicFile {
  const changed = new Map(Object.entries(changes?.changed ?? {}));
  const removed = new Set(changes?.removed);
  return (request, path) => {
    if (removed.has(path)) return null;
    const copy = changed.get(path);
    return folder === undefined || copy === undefined ? undefined : serveFile(request, join(folder, copy), 'no-cache');
  };
}

/** Endpoint for files beside the content. */
export function createAssetEndpoint(serve: ServeContentFile): SiteEndpoint {
  return {
    path: `${ASSETS}/**`,
    methods: ['GET'],
    cache: 'own',
    handle: async (request, { path }) => await serve(request, path),
  };
}

async function serveFile(request: Request, file: string, cache: string): Promise<Response | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (stats?.isFile() !== true) return undefined;
  const type = assetType(file) ?? PUBLIC_TYPES[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
  const tag = `"${basename(file)}"`;
  const headers = {
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    ...(isSvg(file, type) && SVG_HEADERS),
  };
  const described = { file, size: stats.size, etag: tag, type, mtime: stats.mtime.toISOString() };
  if (matchesEtag(request, tag)) return new Response(null, { status: 304, headers: { ...headers, etag: tag } });
  const part = respondToRange(request, described, headers);
  if (part) return part;
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'accept-ranges': 'bytes',
      'content-type': type,
      'content-length': String(stats.size),
      'last-modified': stats.mtime.toUTCString(),
      etag: tag,
    },
  });
}
