import { ContentError } from '@recto/content';
import type { SiteContents } from './read-site.ts';
import type { SitePage } from './site-page.ts';

const DEFAULT_LANGUAGE = 'x-default';

/**
 * Checks that pages and their translations link to each other with the right languages, and that one is the default.
 */
export function checkAlternates(site: SiteContents): ContentError[] {
  return site.pages
    .filter(({ isHidden, alternates }) => !isHidden && alternates.length > 0)
    .flatMap((page) => [...checkOwnList(page, site), ...checkTranslations(page, site)]);
}

function createError(message: string, hint: string, { location }: SitePage): ContentError {
  return new ContentError('head/hreflang', message, hint, { file: location });
}

/** Checks the list of one page, without looking at other pages. */
function checkOwnList(page: SitePage, { pathOf }: SiteContents): ContentError[] {
  const { alternates, canonicals, path, lang } = page;
  const original = pathOf(canonicals[0] ?? '');
  if (original !== undefined && original !== path) {
    return [
      createError(
        'According to its canonical URL, this page is a copy of another one, but it lists translations.',
        'List them only on the page of its canonical URL.',
        page,
      ),
    ];
  }
  const langs = alternates.map((one) => one.lang);
  const twice = langs.find((one, index) => langs.indexOf(one) !== index);
  const unknown = langs.find((one) => one !== DEFAULT_LANGUAGE && !isLanguage(one));
  const self = alternates.filter((one) => one.lang !== DEFAULT_LANGUAGE && pathOf(one.href) === path);
  return [
    ...(twice === undefined
      ? []
      : [createError(`The language "${twice}" is listed twice.`, 'Remove one of them.', page)]),
    ...(unknown === undefined
      ? []
      : [createError(`"${unknown}" is not a valid language tag.`, 'Write a BCP 47 tag: "pt-BR".', page)]),
    ...(langs.includes(DEFAULT_LANGUAGE)
      ? []
      : [
          createError(
            `No translation has hreflang="${DEFAULT_LANGUAGE}".`,
            `Add one link with hreflang="${DEFAULT_LANGUAGE}", for visitors with any other language.`,
            page,
          ),
        ]),
    ...(self.length === 0
      ? [createError('This page lists translations, but not itself.', `Add it with hreflang="${lang}".`, page)]
      : self
          .filter((one) => one.lang.toLowerCase() !== lang.toLowerCase())
          .map((one) =>
            createError(
              `This page has the language "${lang}", but is listed as "${one.lang}" among its translations.`,
              'Use the same language for both.',
              page,
            ),
          )),
  ];
}

/** Checks that every translation exists, is indexable, and links back to this page. */
function checkTranslations(page: SitePage, { pathOf, pageAt }: SiteContents): ContentError[] {
  const self = page.alternates.find((one) => one.lang !== DEFAULT_LANGUAGE && pathOf(one.href) === page.path);
  return page.alternates.flatMap(({ lang, href }) => {
    const path = pathOf(href);
    // Languages of a site can be on other hosts, which are not checked.
    if (path === undefined && URL.canParse(href)) return [];
    const other = path === undefined ? undefined : pageAt(path);
    if (!URL.canParse(href))
      return [createError(`The URL "${href}" is not absolute.`, 'Begin it with the origin.', page)];
    if (!other || other.isHidden || path === undefined) {
      return [
        createError(
          `The translation "${href}" (${lang}) is not an indexable page.`,
          'Remove it, or add the page.',
          page,
        ),
      ];
    }
    if (pathOf(other.canonicals[0] ?? href) !== path) {
      return [
        createError(
          `According to its canonical URL, the translation "${href}" (${lang}) is a copy of another page.`,
          'List only pages that are translated.',
          page,
        ),
      ];
    }
    const isNamed = other.alternates.some((back) => pathOf(back.href) === page.path && back.lang === self?.lang);
    return isNamed || other === page || !self
      ? []
      : [
          createError(
            `The translation "${href}" (${lang}) does not link back to this page.`,
            `Add a link to this page there, with hreflang="${self.lang}".`,
            page,
          ),
        ];
  });
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
