import { hasAlready } from '@recto/content/node';
import type { AskedEndpoint, SiteEndpoint } from './endpoints/endpoint.ts';
import { entityTag } from './entity-tag.ts';
import type { Keep } from './keep-result.ts';
import type { FileContext, FileMaker, Server } from './server.ts';

/** Options of `createFileEndpoints`. */
export interface FileEndpointOptions {
  /** Files whose paths are known without the content. */
  files: Server['files'];
  /** Lists all files, including those whose paths depend on the content. */
  list?: () => Promise<Record<string, FileMaker>>;
  /** Passed to the functions that generate files. */
  context: FileContext;
  /** Caches generated files. */
  keep: Keep;
}

/** Headers of files, by path. */
export type HeadersByPath = Record<string, Record<string, string>>;

interface MadeFile {
  status: number;
  headers: Record<string, string> & { etag?: string };
  body: Uint8Array<ArrayBuffer> | null;
}

/** Headers of files that do not set their own. */
const DEFAULT_HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

const ALLOWED = 'GET, HEAD, OPTIONS';

/** Response to a CORS preflight request for a file that other sites may read. The maximum age is in seconds. */
const CORS = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/**
 * Extensions of files whose paths depend on the content. Requests for other paths do not wait for the list of files.
 */
const LISTED = ['.txt', '.xml'];

/** Lists the headers of all files, for hosts that serve static files. */
export async function listFileHeaders({
  files = {},
  context,
}: Pick<FileEndpointOptions, 'files' | 'context'>): Promise<HeadersByPath> {
  const made = Object.entries(files).map(async ([path, make]) => {
    const { headers } = await makeFile(make, context);
    return [path, headers] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Endpoints for the files that a site generates from its content, such as feeds and sitemaps. */
export function createFileEndpoints({ files = {}, list, context, keep }: FileEndpointOptions): SiteEndpoint[] {
  const hold = (all: Record<string, FileMaker>): Map<string, () => Promise<MadeFile>> =>
    new Map(
      // Errors are not cached.
      Object.entries(all).map(([path, make]) => [
        path,
        keep(
          async () => await tagged(await makeFile(make, context)),
          ({ status }) => status === 200,
        ),
      ]),
    );
  const own = hold(files);
  const listed = keep(async () => hold((await list?.()) ?? {}));
  const answer = async (request: Request, read: () => Promise<MadeFile>): Promise<Response> => {
    const { status, headers, body } = await read();
    if (request.method === 'OPTIONS') return mayRead(headers);
    // Feed readers request a feed all day long.
    if (status === 200 && headers.etag !== undefined && hasAlready(request, headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { status, headers });
  };
  const common = { methods: ['GET', 'OPTIONS'], cache: 'version' as const };
  return [
    ...[...own].map(([path, read]) => ({
      ...common,
      path,
      answer: async (request: Request) => await answer(request, read),
    })),
    ...LISTED.map((ending) => ({
      ...common,
      path: `/**${ending}`,
      async answer(request: Request, { path }: AskedEndpoint) {
        const read = (await listed()).get(path);
        return read && (await answer(request, read));
      },
    })),
  ];
}

/** Responds to a CORS preflight request. The headers of the file decide whether other sites may read it. */
function mayRead(headers: Readonly<Record<string, string>>): Response {
  const { 'access-control-allow-origin': origin } = headers;
  const open = origin === undefined ? {} : { 'access-control-allow-origin': origin, ...CORS };
  return new Response(null, { status: 204, headers: { allow: ALLOWED, ...open } });
}

/** Adds an entity tag. Static hosts add their own, so only the server does this. */
async function tagged(file: MadeFile): Promise<MadeFile> {
  const { status, headers, body } = file;
  if (status !== 200 || !body || headers.etag !== undefined) return file;
  return { ...file, headers: { ...headers, etag: await entityTag(body) } };
}

async function makeFile(make: FileMaker, context: FileContext): Promise<MadeFile> {
  const response = await make(context);
  return {
    status: response.status,
    headers: { ...DEFAULT_HEADERS, ...Object.fromEntries(response.headers) },
    body: response.body && (await response.bytes()),
  };
}
