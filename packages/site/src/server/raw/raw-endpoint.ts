import type { Content, ContentConfig, DocumentBody } from '@recto/content';
import { refuse } from '@recto/content/node';
import type { Endpoint } from '@recto/content/node';
import { addBase } from '../../app/base.ts';
import { rawAddress, rawOwner } from '../../app/raw-address.ts';
import type { Site } from '../../app/site.ts';
import { splitLocale } from '../../languages/locale.ts';
import { isRedirect } from '../../payload/payload.ts';
import { findPage } from '../pages.ts';
import type { ResolvePage } from '../resolve-page.ts';

export interface RawEndpointOptions {
  site: Site;
  content: Content<ContentConfig['collections']>;
  /** Names of all collections; those that keep the text of their files answer. */
  collections: readonly string[];
  /** The one way to get a page: whoever may not see it gets no markdown of it either. */
  resolve: ResolvePage;
}

const HEADERS = {
  'content-type': 'text/markdown; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** `GET /raw{path}.md`: the file of a page, as its author wrote it. */
export function createRawEndpoint(options: RawEndpointOptions): Endpoint {
  return async (request, _url, address) => {
    const owner = rawOwner(address);
    if (owner === undefined) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    const text = await findText(addBase(owner, options.site.base ?? ''), options);
    return text === undefined ? refuse(404, 'Not Found') : new Response(text, { headers: HEADERS });
  };
}

async function findText(path: string, options: RawEndpointOptions): Promise<string | undefined> {
  const { site, content, collections, resolve } = options;
  const place = splitLocale(path, site);
  if (!place) return undefined;
  const page = await resolve(path);
  // One spelling of an address is enough.
  if (isRedirect(page) || page.status !== 200 || rawAddress(page.path, site.base) !== rawAddress(path, site.base))
    return undefined;
  const context = { path, locale: place.locale, site, params: {}, content };
  for (const collection of collections) {
    if (!Object.hasOwn(content.columns(collection), 'path')) continue;
    const row = (await findPage(context, collection))?.page as { extension: string; body: DocumentBody } | undefined;
    if (row?.extension === 'md' && row.body.raw !== undefined) return row.body.raw;
  }
  return undefined;
}
