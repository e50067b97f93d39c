import { escapeHtml } from '@recto/content';
import type { Site } from '../app/site.ts';
import { LOCALE_COOKIE } from '../constants.ts';
import { defaultLocale, languageTag, localisePath } from '../languages/locale.ts';
import { redirectPolicy } from './security-policy.ts';

/** Script that redirects from `/` to the visitor's language on static hosts, where no server can read the cookie. */
export function rootRedirectScript(site: Site): string {
  const codes = JSON.stringify(site.locales.map(({ code }) => code));
  return (
    `(()=>{const m=/(?:^|; )${LOCALE_COOKIE}=([^;]*)/.exec(document.cookie),{search:s,hash:h}=location;` +
    `location.replace('${site.base ?? ''}/'+(m&&${codes}.includes(m[1])?m[1]:'${defaultLocale(site).code}')+s+h)})()`
  );
}

/** Renders the page at `/` of a static site with several languages. */
export function renderRootRedirect(site: Site): string {
  const locale = defaultLocale(site);
  const home = localisePath('/', locale, site);
  const title = escapeHtml(site.title);
  const script = rootRedirectScript(site);
  return [
    `<!doctype html><html lang="${languageTag(locale)}" dir="${locale.dir ?? 'ltr'}">`,
    `<head><meta charset="utf-8"><title>${title}</title>${redirectPolicy(script)}`,
    `<script>${script}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${home}"></noscript></head>`,
    `<body><a href="${home}">${title}</a></body></html>`,
  ].join('');
}
