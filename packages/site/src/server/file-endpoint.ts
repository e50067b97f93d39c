import { matchesEtag } from '@recto/content/node';
import type { EndpointRequest, SiteEndpoint } from './endpoints/endpoint.ts';
import { entityTag } from './entity-tag.ts';
import type { CacheResult } from './cache-result.ts';
import type { FileContext, GenerateFile, Server } from './server.ts';

/** Options of `createFileEndpoints`. */
export interface FileEndpointOptions {
  /** Files whose paths are known without the content. */
  files: Server['files'];
  /** Lists all files, including those whose paths depend on the content. */
  list?: () => Promise<Record<string, GenerateFile>>;
  /** Passed to the functions that generate files. */
  context: FileContext;
  /** Caches generated files. */
  cacheResult: CacheResult;
}

/** Headers of files, by path. */
export type HeadersByPath = Record<string, Record<string, string>>;

interface GeneratedFile {
  status: number;
  headers: Record<string, string> & { etag?: string };
  body: Uint8Array<ArrayBuffer> | null;
}

/** Headers of files that do not set their own. */
const DEFAULT_HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** Response to a CORS preflight request for a file that other sites may read. The maximum age is in seconds. */
const CORS = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/**
 * Extensions of files whose paths depend on the content. Requests for other paths do not wait for the list of files.
 */
const LISTED_EXTENSIONS = ['.txt', '.xml'];

/** Lists the headers of all files, for hosts that serve static files. */
export async function listFileHeaders({
  files = {},
  context,
}: Pick<FileEndpointOptions, 'files' | 'context'>): Promise<HeadersByPath> {
  const entries = Object.entries(files).map(async ([path, make]) => {
    const { headers } = await generateFile(make, context);
    return [path, headers] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Endpoints for the files that a site generates from its content, such as feeds and sitemaps. */
export function createFileEndpoints({ files = {}, list, context, cacheResult }: FileEndpointOptions): SiteEndpoint[] {
  const cacheFiles = (all: Record<string, GenerateFile>): Map<string, () => Promise<GeneratedFile>> =>
    new Map(
      // Errors are not cached.
      Object.entries(all).map(([path, make]) => [
        path,
        cacheResult(
          async () => await withEntityTag(await generateFile(make, context)),
          ({ status }) => status === 200,
        ),
      ]),
    );
  const cachedFiles = cacheFiles(files);
  const listed = cacheResult(async () => cacheFiles((await list?.()) ?? {}));
  const respond = async (request: Request, read: () => Promise<GeneratedFile>): Promise<Response> => {
    const { status, headers, body } = await read();
    if (request.method === 'OPTIONS') return respondToPreflight(headers);
    // Feed readers request a feed often; one that has not changed is not sent again.
    if (status === 200 && headers.etag !== undefined && matchesEtag(request, headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { status, headers });
  };
  const common = { methods: ['GET', 'OPTIONS'], cache: 'version' as const };
  return [
    ...[...cachedFiles].map(([path, read]) => ({
      ...common,
      path,
      handle: async (request: Request) => await respond(request, read),
    })),
    ...LISTED_EXTENSIONS.map((ending) => ({
      ...common,
      path: `/**${ending}`,
      async handle(request: Request, { path }: EndpointRequest) {
        const read = (await listed()).get(path);
        return read && (await respond(request, read));
      },
    })),
  ];
}

/** Responds to a CORS preflight request. The headers of the file decide whether other sites may read it. */
function respondToPreflight(headers: Readonly<Record<string, string>>): Response {
  const { 'access-control-allow-origin': origin } = headers;
  const corsHeaders = origin === undefined ? {} : { 'access-control-allow-origin': origin, ...CORS };
  return new Response(null, { status: 204, headers: { allow: ALLOWED_METHODS, ...corsHeaders } });
}

/** Adds an entity tag. Static hosts add their own, so only the server does this. */
async function withEntityTag(file: GeneratedFile): Promise<GeneratedFile> {
  const { status, headers, body } = file;
  if (status !== 200 || !body || headers.etag !== undefined) return file;
  return { ...file, headers: { ...headers, etag: await entityTag(body) } };
}

async function generateFile(make: GenerateFile, context: FileContext): Promise<GeneratedFile> {
  const response = await make(context);
  return {
    status: response.status,
    headers: { ...DEFAULT_HEADERS, ...Object.fromEntries(response.headers) },
    body: response.body && (await response.bytes()),
  };
}
