import type { App } from '../../app/app.ts';
import { addBase, dropBase } from '../../app/base.ts';
import { isPagePath } from '../../app/page-paths.ts';
import { localisePath } from '../../languages/locale.ts';
import { payloadFile } from '../../payload/payload.ts';
import { listRedirectPaths } from '../../rules/list-redirects.ts';
import type { ListedRedirect } from '../../rules/list-redirects.ts';
import { HOST_FILES } from '../hosts/host-files.ts';

/**
 * Every whole path that becomes a file of a static site, islands aside. `paths` are those that the site answers at,
 * `formerPaths` those that pages had before.
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

/** A browser that goes on within the site asks for the payload. It knows rules by itself, but not what content says. */
function withPayload(path: string, base: string): string[] {
  return isPagePath(dropBase(path, base) ?? path) ? [path, payloadFile(path)] : [path];
}
