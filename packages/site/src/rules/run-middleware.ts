import type { App, MiddlewareResult, MiddlewareContext } from '../app/app.ts';
import { localiseUrl } from '../languages/localise-url.ts';

/**
 * Runs middleware by name, in order, until one returns a redirect or false. A redirect without a locale gets that of
 * the page.
 */
export async function runMiddleware(
  { middleware = {}, site }: Pick<App, 'middleware' | 'site'>,
  names: readonly string[],
  context: MiddlewareContext,
): Promise<MiddlewareResult> {
  for (const name of new Set(names)) {
    const load = Object.hasOwn(middleware, name) ? middleware[name] : undefined;
    if (!load) throw new Error(`Unknown route middleware: '${name}'.`);
    const run = await load();
    const verdict = await run(context);
    if (verdict === false) return false;
    if (verdict) return { redirect: localiseUrl(verdict.redirect, context.locale, site) };
  }
  return undefined;
}
