import { fillPlaceholders } from '@recto/ui/boot';
import { site as settings } from 'virtual:recto/palette';
import { messages as loaders } from 'virtual:recto/messages';
import type { Messages } from '../app/app.ts';
import { BASE } from '../app/base-path.ts';
import { mergeMessages } from '../app/merge-messages.ts';
import type { Locale, Site } from '../app/site.ts';
import { defaultLocale, languageTag, splitLocale } from '../languages/locale.ts';
import type { GetMessage } from './items.ts';
import { readShownPage } from './shown-page.ts';
import type { ShownPage } from './shown-page.ts';

/** The site, as the palette uses it. */
export const site: Site = { ...settings, base: BASE };

/** Data of the site and of the page on which the palette was opened. */
export interface PaletteContext {
  site: Site;
  page: ShownPage;
  locale: Locale;
  /** Path of the page without its locale. */
  path: string;
  messages: Messages;
  message: GetMessage;
}

/**
 * Loads the interface texts, and reads the data of the page; the settings of the site are part of the palette's code.
 */
export async function readContext(): Promise<PaletteContext> {
  const page = readShownPage();
  const messages = await mergeMessages(loaders[page.locale] ?? [])();
  const { locale, path } = splitLocale(page.path, site) ?? { locale: defaultLocale(site), path: '/' };
  const lang = languageTag(locale);
  return {
    site,
    page,
    locale,
    path,
    messages,
    message: (key, values = {}) => fillPlaceholders(messages[key] ?? key, values, lang),
  };
}
