/** URLs of the scripts and styles of the client build. */
import 'virtual:recto/styles';
import server from 'virtual:recto/server';
import { codeFiles } from 'virtual:recto/worker';
import analyticsFiles from '../analytics/analytics.ts?assets=client';
import bootFiles from '../boot/boot.ts?assets=client';
import registerFiles from '../offline/register.ts?assets=client';
import backgroundFiles from '../runtime/background.ts?assets=client';
import errorPageFiles from '../runtime/error-page.tsx?assets=client';
import visitsFiles from '../runtime/page-visits.tsx?assets=client';
import runtimeFiles from '../runtime/runtime.tsx?assets=client';
import { devScripts } from './dev/dev-scripts.ts';
import { environment } from './environment.ts';
import type { ClientFiles } from './render-page.tsx';
import { stylesFirst } from './styles-first.ts';

type Files = readonly { href: string }[];

const hrefs = (list: Files): string[] => list.map(({ href }) => href);

/**
 * Lists the scripts and styles that pages load. In a build, the styles come from the client entry; a dev server passes
 * the styles of the server entry as `devStyles`.
 */
export function createClientFiles(devStyles: Files): ClientFiles {
  const { isDev } = environment;
  const runtime = isDev ? [] : [...new Set(hrefs([...runtimeFiles.js, ...backgroundFiles.js]))];
  const isRuntime = (href: string): boolean => href === bootFiles.entry || runtime.includes(href);
  const visits = isDev ? [] : hrefs([...visitsFiles.js, ...errorPageFiles.js]).filter((href) => !isRuntime(href));
  return {
    boot: bootFiles.entry ?? '',
    fonts: server.fonts,
    styles: isDev ? stylesFirst(hrefs(devStyles)) : hrefs(bootFiles.css),
    runtime,
    visits,
    offline: environment.isKeptOffline ? registerFiles.entry : undefined,
    analytics: analyticsFiles.entry,
    dev: isDev ? devScripts() : '',
  };
}

/** Files that the service worker caches so that every page works offline. */
export function listKeptFiles({ boot, styles, runtime }: ClientFiles): string[] {
  return [boot, ...styles, ...runtime, ...codeFiles];
}
