import { SVG_HEADERS } from '@recto/content/node';
import type { App } from '../../app/app.ts';
import type { Site } from '../../app/site.ts';
import { LATEST_BUILD_PATH } from '../../builds/latest-build.ts';
import { isMultilingual } from '../../languages/locale.ts';
import type { HeadersByPath } from '../file-endpoint.ts';
import { notFoundScript } from '../not-found-script.ts';
import { pageHeaders } from '../security-policy.ts';
import { redirectScript } from '../redirect-page.ts';
import { rootRedirectScript } from '../root-redirect.ts';
import { EMBEDDED_LINES, HOST_HEADERS, renderEmbeddedRules } from './common-rules.ts';

/** Lines of the rule for SVG files; `x-content-type-options` is in the rule for all files. */
const SVG_LINES = `  content-security-policy: ${SVG_HEADERS['content-security-policy']}\n${EMBEDDED_LINES}`;

/**
 * Renders the `_headers` file of a static site, with the headers that the server would send. A rule cannot distinguish
 * pages, so the security policy contains the hashes of all inline scripts. Nor can it distinguish missing files, so it
 * does not allow caching for a year: some hosts would apply that to a 404.
 */
export function renderStaticHeaders(app: Pick<App, 'rules' | 'site'>, files: HeadersByPath = {}): string {
  const { site } = app;
  const { base = '' } = site;
  const common = pageHeaders(site);
  const scripts = [notFoundScript(app), redirectScript, ...(isMultilingual(site) ? [rootRedirectScript(site)] : [])];
  return [
    renderRule(`${base}/*`, { ...pageHeaders(site, scripts), ...HOST_HEADERS }),
    renderEmbeddedRules(base),
    // Replaces the policy of pages: an SVG file may contain scripts and inline styles.
    `${base}/*.svg\n  ! content-security-policy\n${SVG_LINES}`,
    renderRule(base + LATEST_BUILD_PATH, { 'cache-control': 'no-store' }),
    ...Object.entries(joinLanguages(files, site)).map(([path, headers]) => {
      // Hosts join the values of all rules that match a file, so values of the common rule are not repeated.
      const ownHeaders = Object.entries(headers).filter(([name, value]) => common[name] !== value);
      const isOpen = headers['access-control-allow-origin'] !== undefined;
      return renderRule(base + path, Object.fromEntries(ownHeaders)) + (isOpen ? EMBEDDED_LINES : '');
    }),
  ].join('');
}

/** Joins the rules of files that exist in every language into one, since some hosts read only about a hundred rules. */
function joinLanguages(files: HeadersByPath, { locales }: Site): HeadersByPath {
  const rules = Object.entries(files).map(([path, headers]) => ({ path, headers, shared: sharedPath(path, locales) }));
  const groups = Map.groupBy(rules, ({ path, shared, headers }) => `${shared ?? path} ${JSON.stringify(headers)}`);
  return Object.fromEntries(
    [...groups.values()].flatMap((group): [string, HeadersByPath[string]][] => {
      const [{ shared, headers } = {}] = group;
      const isEverywhere = locales.length > 1 && group.length === locales.length;
      if (isEverywhere && shared !== undefined && headers) return [[shared, headers]];
      return group.map((rule) => [rule.path, rule.headers]);
    }),
  );
}

/** The path of a file with a placeholder for its language; `undefined` if it has no language. */
function sharedPath(path: string, locales: Site['locales']): string | undefined {
  const [, first, ...rest] = path.split('/');
  return locales.some(({ code }) => code === first) ? ['', ':locale', ...rest].join('/') : undefined;
}

/** Renders the `_headers` file for hosts that run a function. There, `404.html` is the only page that is a file. */
export function renderFunctionHeaders({ site }: Pick<App, 'site'>): string {
  return (
    renderRule('/*', HOST_HEADERS) +
    renderEmbeddedRules('') +
    `${site.base ?? ''}/*.svg\n${SVG_LINES}` +
    renderRule('/404.html', pageHeaders(site))
  );
}

function renderRule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
