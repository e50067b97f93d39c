/** URLs of the scripts and styles of the client build. */
import 'virtual:recto/styles';
import server from 'virtual:recto/server';
import { codeFiles } from 'virtual:recto/worker';
import analyticsFiles from '../analytics/analytics.ts?assets=client';
import bootFiles from '../boot/boot.ts?assets=client';
import registerFiles from '../offline/register.ts?assets=client';
import errorPageFiles from '../runtime/error-page.tsx?assets=client';
import navigationFiles from '../runtime/page-navigation.tsx?assets=client';
import runtimeFiles from '../runtime/runtime.tsx?assets=client';
import { renderDevScripts } from './dev/dev-scripts.ts';
import { environment } from './environment.ts';
import type { ClientFiles } from './render-page.tsx';
import { moveSiteStylesFirst } from './styles-first.ts';

type Files = readonly { href: string }[];

const hrefs = (list: Files): string[] => list.map(({ href }) => href);

/**
 * Lists the scripts and styles that pages load. In a build, the styles come from the client entry; a dev server passes
 * the styles of the server entry as `devStyles`.
 */
export function createClientFiles(devStyles: Files): ClientFiles {
  const { isDev } = environment;
  const runtime = isDev ? [] : hrefs(runtimeFiles.js);
  const isRuntime = (href: string): boolean => href === bootFiles.entry || runtime.includes(href);
  const navigation = isDev
    ? []
    : hrefs([...navigationFiles.js, ...errorPageFiles.js]).filter((href) => !isRuntime(href));
  return {
    boot: bootFiles.entry ?? '',
    fonts: server.fonts,
    styles: isDev ? moveSiteStylesFirst(hrefs(devStyles)) : hrefs(bootFiles.css),
    runtime,
    navigation,
    offline: environment.isOfflineEnabled ? registerFiles.entry : undefined,
    analytics: analyticsFiles.entry,
    dev: isDev ? renderDevScripts() : '',
  };
}

/** Files that the service worker caches so that every page works offline. */
export function listOfflineFiles({ boot, styles, runtime }: ClientFiles): string[] {
  return [boot, ...styles, ...runtime, ...codeFiles];
}
