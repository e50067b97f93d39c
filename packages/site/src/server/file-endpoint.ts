import { hasAlready } from '@recto/content/node';
import type { AskedEndpoint, SiteEndpoint } from './endpoints/endpoint.ts';
import { entityTag } from './entity-tag.ts';
import type { Keep } from './keep-result.ts';
import type { FileContext, FileMaker, Server } from './server.ts';

export interface FileEndpointOptions {
  files: Server['files'];
  /** All files, those included whose addresses only the content tells. */
  list?: () => Promise<Record<string, FileMaker>>;
  /** What the files are made of. */
  context: FileContext;
  keep: Keep;
}

/** Headers by the address they are said of. */
export type HeadersByPath = Record<string, Record<string, string>>;

interface MadeFile {
  status: number;
  headers: Record<string, string> & { etag?: string };
  body: Uint8Array<ArrayBuffer> | null;
}

/** What is said of a file that does not say it itself. */
const DEFAULT_HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

const ALLOWED = 'GET, HEAD, OPTIONS';

/** What pages of other sites may do with a file that is open to them, and for how many seconds they need not ask again. */
const CORS = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** Endings of files whose addresses depend on the content. No other address waits for the list of them. */
const LISTED = ['.txt', '.xml'];

/** What the files say beside their text, for hosts that serve them as they lie. */
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

/** What a site makes of its content beside pages: a feed at `/rss.xml`, a list for machines. */
export function createFileEndpoints({ files = {}, list, context, keep }: FileEndpointOptions): SiteEndpoint[] {
  const hold = (all: Record<string, FileMaker>): Map<string, () => Promise<MadeFile>> =>
    new Map(
      // What went wrong once may go well the next time.
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
    // Programs that follow a feed ask for it all day long.
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

/** A browser asks before a page of another site reads a file in an unusual way. Whether it may, the file says. */
function mayRead(headers: Readonly<Record<string, string>>): Response {
  const { 'access-control-allow-origin': origin } = headers;
  const open = origin === undefined ? {} : { 'access-control-allow-origin': origin, ...CORS };
  return new Response(null, { status: 204, headers: { allow: ALLOWED, ...open } });
}

/** Hosts that serve files as they lie have tags of their own. */
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
