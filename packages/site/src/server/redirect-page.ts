import { escapeHtml } from '@recto/content';
import type { Locale, Site } from '../app/site.ts';
import { languageTag } from '../languages/locale.ts';
import { redirectPolicy } from './security-policy.ts';

/**
 * Script of redirect pages. It is the same in all of them, so that the security policy needs only one hash. Query and
 * fragment are kept, unless the target has its own.
 */
export const redirectScript =
  '(()=>{const u=new URL(document.links[0].href);u.search||=location.search;u.hash||=location.hash;location.replace(u)})()';

/** Renders a page that redirects on static hosts: by script, which keeps query and fragment, else by a `meta` element. */
export function renderRedirectPage(target: string, locale: Locale, site: Site): string {
  const address = escapeHtml(target);
  const canonical = new URL(target, site.url ?? 'http://site.invalid');
  canonical.hash = '';
  const canonicalUrl = site.url === undefined && !URL.canParse(target) ? canonical.pathname : canonical.href;
  return [
    `<!doctype html><html lang="${languageTag(locale)}" dir="${locale.dir ?? 'ltr'}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(site.title)}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(canonicalUrl)}">`,
    redirectPolicy(redirectScript),
    `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript></head>`,
    `<body><a href="${address}">${address}</a><script>${redirectScript}</script></body></html>`,
  ].join('');
}
