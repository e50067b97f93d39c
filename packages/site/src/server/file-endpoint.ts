import type { Content, ContentConfig } from '@recto/content';
import { refuse } from '@recto/content/node';
import type { Endpoint } from '@recto/content/node';
import type { Site } from '../app/site.ts';
import type { FileMaker, Server } from './server.ts';

export interface FileEndpointOptions {
  site: Site;
  server: Pick<Server, 'files'>;
  content: Content<ContentConfig['collections']>;
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
export async function listFileHeaders(options: Omit<FileEndpointOptions, 'isChanging'>): Promise<HeadersByPath> {
  const made = Object.entries(options.server.files ?? {}).map(async ([path, make]) => {
    const { headers } = await makeFile(make, options);
    return [path, headers] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** What a site makes of its content beside pages: a feed at `/rss.xml`, a list for machines. */
export function createFileEndpoint({ site, server, content, isChanging }: FileEndpointOptions): Endpoint {
  const files = new Map(Object.entries(server.files ?? {}));
  const kept = new Map<string, MadeFile>();
  return async (request, _, path) => {
    const make = files.get(path);
    if (!make) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    const file = kept.get(path) ?? (await makeFile(make, { site, content }));
    // What went wrong once may go well the next time.
    if (!isChanging && file.status === 200) kept.set(path, file);
    const { status, headers, body } = file;
    return new Response(body, { status, headers });
  };
}

async function makeFile(make: FileMaker, { site, content }: Parameters<FileMaker>[0]): Promise<MadeFile> {
  const response = await make({ site, content });
  return {
    status: response.status,
    headers: { ...DEFAULT_HEADERS, ...Object.fromEntries(response.headers) },
    body: response.body && (await response.bytes()),
  };
}
