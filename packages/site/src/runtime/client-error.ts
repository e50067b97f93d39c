import type { App } from '../app/app.ts';
import { errorTitle } from '../errors/error-title.ts';
import { pageTitle } from '../head/head.ts';
import { defaultLocale, languageTag, splitLocale } from '../languages/locale.ts';
import type { ErrorPayload, Payload } from '../payload/payload.ts';

/** Builds the payload of an error page without a request to the server. */
export async function clientErrorPayload(
  error: ErrorPayload,
  path: string,
  { site, messages }: Pick<App, 'site' | 'messages'>,
): Promise<Payload> {
  const locale = splitLocale(path, site)?.locale ?? defaultLocale(site);
  return {
    path,
    locale: locale.code,
    route: 'error',
    status: error.status,
    head: {
      title: pageTitle(errorTitle(error, (await messages[locale.code]?.()) ?? {}), site.title, site.titleTemplate),
      description: '',
      lang: languageTag(locale),
      dir: locale.dir ?? 'ltr',
    },
    data: null,
    body: [],
    error,
  };
}
