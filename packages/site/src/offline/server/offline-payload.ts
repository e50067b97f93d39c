import { escapeHtml } from '@recto/content';
import type { Messages } from '../../app/app.ts';
import type { Locale, Site } from '../../app/site.ts';
import { localisePath } from '../../languages/locale.ts';
import { VISITED_PAGES_PLACEHOLDER } from '../offline-config.ts';
import type { Payload } from '../../payload/payload.ts';
import { headOf } from '../../server/resolve-page.ts';

/** Texts for languages whose pack lacks them. */
const ENGLISH = {
  'offline.title': 'You are offline',
  'offline.read': 'Pages you have visited are still available.',
  'contentSearch.retry': 'Try again',
};

/**
 * Builds the payload of the offline page, which is shown instead of a page that has not been visited. It consists of
 * static HTML only: the service worker inserts the list of visited pages, and React leaves static HTML unchanged when
 * it hydrates the page.
 */
export function offlinePayload(site: Site, locale: Locale, messages: Messages = {}): Payload {
  const message = (key: keyof typeof ENGLISH): string => messages[key] ?? ENGLISH[key];
  const body = [
    '<main id="main" tabindex="-1" class="offline">',
    `<h1 class="display">${escapeHtml(message('offline.title'))}</h1>`,
    `<p>${escapeHtml(message('offline.read'))}</p>`,
    `<ul>${VISITED_PAGES_PLACEHOLDER}</ul>`,
    // Links to the same URL; `rel="external"` makes it a full page load.
    `<a class="button" rel="external" href="">${escapeHtml(message('contentSearch.retry'))}</a>`,
    '</main>',
  ].join('');
  return {
    path: localisePath('/', locale, site),
    locale: locale.code,
    route: 'offline',
    status: 200,
    head: headOf(site, locale, message('offline.title')),
    data: null,
    body: [body],
  };
}
