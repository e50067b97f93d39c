import type { Site } from '../app/site.ts';
import { LOCALE_COOKIE } from '../constants.ts';
import { localisePath } from '../languages/locale.ts';

/** Where no server can read the cookie, the page at `/` does. */
export function rootRedirectScript(site: Site): string {
  const codes = JSON.stringify(site.locales.map(({ code }) => code));
  return (
    `(()=>{const m=/(?:^|; )${LOCALE_COOKIE}=([^;]*)/.exec(document.cookie);` +
    `location.replace('/'+(m&&${codes}.includes(m[1])?m[1]:'${site.locales[0].code}'))})()`
  );
}

export function renderRootRedirect(site: Site): string {
  const home = localisePath('/', site.locales[0], site);
  return [
    `<!doctype html><html lang="${site.locales[0].code}"><head><meta charset="utf-8"><title>${site.title}</title>`,
    `<script>${rootRedirectScript(site)}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${home}"></noscript></head>`,
    `<body><a href="${home}">${site.title}</a></body></html>`,
  ].join('');
}
