import type { App } from '../../app/app.ts';
import type { Locale, Site } from '../../app/site.ts';
import { defaultLocale, languageTag } from '../../languages/locale.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { SocialCard, SocialCards } from '../social-card.ts';
import type { ListedPage } from '../../server/directory/directory.ts';
import type { ResolvePage } from '../../payload/resolved-page.ts';

export interface ListCardsOptions {
  app: Pick<App, 'site'>;
  resolve: ResolvePage;
  listPages: () => Promise<ListedPage[]>;
}

/** What is to be drawn: a picture for every page that is listed and does not name one itself. */
export async function listCards({ app: { site }, resolve, listPages }: ListCardsOptions): Promise<SocialCards | null> {
  // A picture is named by its whole address, or not at all.
  if (site.url === undefined) return null;
  const host = new URL(site.url).host;
  const cardIn = (locale: Locale, words: Pick<SocialCard, 'title' | 'above' | 'below'>): SocialCard => ({
    ...words,
    site: site.title,
    host,
    locale: locale.code,
    lang: languageTag(locale),
    dir: locale.dir ?? 'ltr',
  });
  const pages: Record<string, SocialCard> = {};
  for (const { path, locale } of await listPages()) {
    const page = await resolve(path);
    if (isRedirect(page) || !page.about || page.about.picture) continue;
    const { name, title, trail = [] } = page.about;
    const above = trail.at(-1)?.name ?? '';
    pages[path] = cardIn(locale, { title, above, below: name === '' ? page.head.description : '' });
  }
  const general = cardIn(defaultLocale(site), { title: site.title, above: '', below: '' });
  return { general, pages, look: lookOf(site) };
}

function lookOf({ themeColor, colors, icon }: Site): SocialCards['look'] {
  return {
    paper: themeColor?.light ?? '#ffffff',
    accent: colors?.primary ?? 'green',
    ...(icon !== undefined && { icon }),
  };
}
