import type { App } from '../../app/app.ts';
import { addBase, dropBase } from '../../app/base.ts';
import { isPagePath } from '../../app/page-paths.ts';
import { localisePath } from '../../languages/locale.ts';
import { payloadFile } from '../../payload/payload.ts';
import { listRedirectPaths } from '../../rules/list-redirects.ts';
import type { ListedRedirect } from '../../rules/list-redirects.ts';
import { HOST_FILES } from '../hosts/host-files.ts';

/**
 * Lists every full path that becomes a file of a static site, except islands. `paths` are the paths of pages and other
 * files, `formerPaths` the redirects of former paths.
 */
export function listStaticPaths(
  app: App,
  paths: readonly string[],
  formerPaths: readonly ListedRedirect[] = [],
): string[] {
  const { site } = app;
  const { base = '' } = site;
  const missing = site.locales.map((locale) => localisePath('/404.html', locale, site));
  const hosts = ['/404.html', ...HOST_FILES].map((path) => base + path);
  const former = formerPaths.flatMap(({ from }) => withPayload(from, base));
  return [...new Set([addBase('/', base), ...paths, ...listRedirectPaths(app), ...former, ...missing, ...hosts])];
}

/**
 * Adds the payload of a redirected page. Browsers request it on client-side navigation: they have the redirect rules of
 * the configuration, but not the former paths.
 */
function withPayload(path: string, base: string): string[] {
  return isPagePath(dropBase(path, base) ?? path) ? [path, payloadFile(path)] : [path];
}
