import { refuse } from '@recto/content/node';
import type { Endpoint } from '@recto/content/node';
import type { FileContext, FileMaker, Server } from './server.ts';

export interface FileEndpointOptions {
  files: Server['files'];
  /** What the files are made of. */
  context: FileContext;
  /** The content may be another by the next request; otherwise a file is made once. */
  isChanging: boolean;
}

/** Headers by the address they are said of. */
export type HeadersByPath = Record<string, Record<string, string>>;

interface MadeFile {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** What is said of a file that does not say it itself. */
const DEFAULT_HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

/** What the files say beside their text, for hosts that serve them as they lie. */
export async function listFileHeaders({
  files = {},
  context,
}: Omit<FileEndpointOptions, 'isChanging'>): Promise<HeadersByPath> {
  const made = Object.entries(files).map(async ([path, make]) => {
    const { headers } = await makeFile(make, context);
    return [path, headers] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** What a site makes of its content beside pages: a feed at `/rss.xml`, a list for machines. */
export function createFileEndpoint({ files = {}, context, isChanging }: FileEndpointOptions): Endpoint {
  const makers = new Map(Object.entries(files));
  const kept = new Map<string, MadeFile>();
  return async (request, _, path) => {
    const make = makers.get(path);
    if (!make) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    const file = kept.get(path) ?? (await makeFile(make, context));
    // What went wrong once may go well the next time.
    if (!isChanging && file.status === 200) kept.set(path, file);
    const { status, headers, body } = file;
    return new Response(body, { status, headers });
  };
}

async function makeFile(make: FileMaker, context: FileContext): Promise<MadeFile> {
  const response = await make(context);
  return {
    status: response.status,
    headers: { ...DEFAULT_HEADERS, ...Object.fromEntries(response.headers) },
    body: response.body && (await response.bytes()),
  };
}
