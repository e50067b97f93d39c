/** How this server was built and started. */
import app from 'virtual:recto/app';
import { isHidden as isBuiltHidden, isStatic } from 'virtual:recto/build';
import { parseTrustProxy } from '@recto/content/node';
import { resolve } from 'node:path';
import { hasOfflineWorker } from '../offline/server/worker-endpoint.ts';

const isDev = import.meta.env.DEV;
const mode: 'dev' | 'server' | 'static' = isDev ? 'dev' : isStatic ? 'static' : 'server';
/**
 * URL of a database that several servers share, and that may change while they run. It is read when the server starts.
 */
const databaseUrl = mode === 'server' ? process.env['RECTO_DATABASE_URL'] || undefined : undefined;
/** Whether all pages have `noindex`, as for a preview or a demo. Set by the build or by the server's environment. */
const isHidden = isBuiltHidden || process.env['RECTO_NOINDEX'] === '1';
const trustProxy = process.env['RECTO_TRUST_PROXY'] || undefined;
const contentSource = process.env['RECTO_CONTENT_SOURCE'] || undefined;

/** Settings from the build and from environment variables. */
export const environment = {
  isDev,
  mode,
  databaseUrl,
  isHidden,
  /** A request with this secret may switch the server to other content. */
  contentSecret: process.env['RECTO_CONTENT_SECRET'] || undefined,
  /** The site's own proxies, which take precedence over those of the configuration. */
  trustProxy: trustProxy === undefined ? undefined : parseTrustProxy(trustProxy),
  /** The folder of content files that the server may build. */
  contentSource: contentSource && resolve(contentSource),
  /** The build requests the files that its host needs, such as `_headers`. A running server does not serve them. */
  isHostFilesBuild: mode !== 'dev' && process.env['RECTO_HOST_FILES'] === '1',
  /** A service worker caches pages in the browser; never for a preview or a demo. */
  isOfflineEnabled: !isDev && !isHidden && hasOfflineWorker(app.site),
  /** The content may change while the server runs. */
  isChanging: isDev || databaseUrl !== undefined,
};
