import { escapeHtml } from '@recto/content';
import { languageTag } from '@recto/site/server';
import type { Locale, Site } from '@recto/site/server';
import { PREVIEW_SCRIPT, PREVIEW_STYLES } from '../feature/paths.ts';
import { loadPreviewMessages } from './messages/preview-messages.ts';
import type { RefusalReason } from './messages/preview-messages.ts';

/** Options of `renderBanner`. */
export interface BannerOptions {
  /** Language of the bar. */
  locale: Locale;
  /** The site. */
  site: Site;
  /** Expiry time in milliseconds. */
  expires: number;
}

/** Renders the bar that states that a page is a draft and how long its link is valid. */
export async function renderBanner({ locale, site, expires }: BannerOptions): Promise<string> {
  const { messages, isTranslated } = await loadPreviewMessages(locale.code);
  const { base = '' } = site;
  const tag = isTranslated ? languageTag(locale) : 'en';
  const time = `<time datetime="${new Date(expires).toISOString()}">${escapeHtml(formatTime(expires, tag))}</time>`;
  const lang = isTranslated ? '' : ' lang="en" dir="ltr"';
  return [
    `<link rel="stylesheet" href="${base}${PREVIEW_STYLES}">`,
    `<script type="module" src="${base}${PREVIEW_SCRIPT}"></script>`,
    `<aside class="recto-preview"${lang} aria-label="${escapeHtml(messages.label)}">`,
    `<p><strong>${escapeHtml(messages.label)}</strong> ${escapeHtml(messages.until).replace('{time}', () => time)}</p></aside>`,
  ].join('');
}

/** Options of `renderPreviewError`. */
export interface RefusalOptions {
  /** Why the draft is not shown. */
  reason: RefusalReason;
  /** HTTP status code. */
  status: number;
  /** Language of the page. */
  locale: Locale;
  /** The site. */
  site: Site;
}

/** Renders the page for a link that cannot show a draft. */
export async function renderPreviewError({ reason, status, locale, site }: RefusalOptions): Promise<Response> {
  const { messages, isTranslated } = await loadPreviewMessages(locale.code);
  const { title, text } = messages.refusals[reason];
  const { base = '' } = site;
  const lang = isTranslated ? languageTag(locale) : 'en';
  const dir = isTranslated ? (locale.dir ?? 'ltr') : 'ltr';
  const html = [
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${base}${PREVIEW_STYLES}"></head>`,
    `<body class="recto-refusal"><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="${base || '/'}">${escapeHtml(messages.home).replace('{site}', () => escapeHtml(site.title))}</a></p>`,
    '</main></body></html>',
  ].join('');
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    },
  });
}

/** Formats a time in UTC, since the server does not know the time zone of the reader. */
function formatTime(time: number, language: string): string {
  return `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;
}
