import { SVG_HEADERS } from '@recto/content/node';
import type { App } from '../../app/app.ts';
import type { Site } from '../../app/site.ts';
import { LATEST_BUILD } from '../../builds/latest.ts';
import { isMultilingual } from '../../languages/locale.ts';
import type { HeadersByPath } from '../file-endpoint.ts';
import { missingPageScript } from '../missing-page-script.ts';
import { pageHeaders } from '../security-policy.ts';
import { redirectScript } from '../redirect-page.ts';
import { rootRedirectScript } from '../root-redirect.ts';
import { EMBEDDED_LINES, HOST_HEADERS, renderEmbeddedRules } from './common-rules.ts';

/** Lines of the rule for SVG files; `x-content-type-options` is in the rule for all files. */
const SVG_LINES = `  content-security-policy: ${SVG_HEADERS['content-security-policy']}\n${EMBEDDED_LINES}`;

/**
 * The headers as hosts read them, in a file named `_headers`: what the server would say, for pages that are files.
 * A file cannot know which page it is said of, so the policy names every script that some page has. Nor whether it is
 * said of a file that is missing: what may be kept for a year is for hosts that can tell.
 */
export function renderStaticHeaders(app: Pick<App, 'rules' | 'site'>, files: HeadersByPath = {}): string {
  const { site } = app;
  const { base = '' } = site;
  const common = pageHeaders(site);
  const scripts = [missingPageScript(app), redirectScript, ...(isMultilingual(site) ? [rootRedirectScript(site)] : [])];
  return [
    renderRule(`${base}/*`, { ...pageHeaders(site, scripts), ...HOST_HEADERS }),
    renderEmbeddedRules(base),
    // Instead of the policy of pages: an SVG file may hold scripts, and has styles of its own.
    `${base}/*.svg\n  ! content-security-policy\n${SVG_LINES}`,
    renderRule(base + LATEST_BUILD, { 'cache-control': 'no-store' }),
    ...Object.entries(joinLanguages(files, site)).map(([path, headers]) => {
      // Hosts put what two rules say of a file together.
      const own = Object.entries(headers).filter(([name, value]) => common[name] !== value);
      const isOpen = headers['access-control-allow-origin'] !== undefined;
      return renderRule(base + path, Object.fromEntries(own)) + (isOpen ? EMBEDDED_LINES : '');
    }),
  ].join('');
}

/** What is said of a file in every language is said once: of some hundred rules, the last are not read everywhere. */
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

/** The path of a file in any language. */
function sharedPath(path: string, locales: Site['locales']): string | undefined {
  const [, first, ...rest] = path.split('/');
  return locales.some(({ code }) => code === first) ? ['', ':locale', ...rest].join('/') : undefined;
}

/** For hosts with a function: the only page that is a file is `404.html`. Other files get the common headers. */
export function renderMissingHeaders({ site }: Pick<App, 'site'>): string {
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
