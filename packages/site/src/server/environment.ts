/** How this server was built and started. */
import app from 'virtual:recto/app';
import { isHidden as isBuiltHidden, isStatic } from 'virtual:recto/build';
import { resolve } from 'node:path';
import { isKeptOffline } from '../offline/server/worker-endpoint.ts';

const isDev = import.meta.env.DEV;
const mode: 'dev' | 'server' | 'static' = isDev ? 'dev' : isStatic ? 'static' : 'server';
/** A database that several servers share, and that may change while they run. Its address is read at start. */
const databaseUrl = mode === 'server' ? process.env['RECTO_DATABASE_URL'] || undefined : undefined;
/** Search engines are asked to leave a preview or a demo out. The build says it, or the environment of the server. */
const isHidden = isBuiltHidden || process.env['RECTO_NOINDEX'] === '1';
const contentSource = process.env['RECTO_CONTENT_SOURCE'] || undefined;

export const environment = {
  isDev,
  mode,
  databaseUrl,
  isHidden,
  /** Whoever knows it may have the server read other content. */
  contentSecret: process.env['RECTO_CONTENT_SECRET'] || undefined,
  /** The folder of content files that the server may build. */
  contentSource: contentSource && resolve(contentSource),
  /** A build asks for files that its host needs. A running server does not answer these addresses. */
  isAskedByBuild: mode !== 'dev' && process.env['RECTO_HOST_FILES'] === '1',
  /** Browsers keep pages. Those of a preview or a demo are always fetched. */
  isKeptOffline: !isDev && !isHidden && isKeptOffline(app.site),
  /** Content may change while the server runs. */
  isChanging: isDev || databaseUrl !== undefined,
};
