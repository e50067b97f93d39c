import { ContentError } from '@recto/content';
import type { GatheredSite } from './gather-site.ts';
import type { SitePage } from './site-page.ts';

const EVERYONE = 'x-default';

/** Pages and their translations name each other, each by its language, and one of them is for everyone else. */
export function checkAlternates(site: GatheredSite): ContentError[] {
  return site.pages
    .filter(({ isHidden, alternates }) => !isHidden && alternates.length > 0)
    .flatMap((page) => [...checkOwn(page, site), ...checkOthers(page, site)]);
}

function fault(message: string, hint: string, { place }: SitePage): ContentError {
  return new ContentError('head/hreflang', message, hint, { file: place });
}

/** What is wrong with the list of one page, before others are asked. */
function checkOwn(page: SitePage, { localise }: GatheredSite): ContentError[] {
  const { alternates, canonicals, path, lang } = page;
  const original = localise(canonicals[0] ?? '');
  if (original !== undefined && original !== path) {
    return [
      fault(
        'This page only stands in for another one, and names translations.',
        'Leave them to the page that its canonical address names.',
        page,
      ),
    ];
  }
  const langs = alternates.map((one) => one.lang);
  const twice = langs.find((one, index) => langs.indexOf(one) !== index);
  const unknown = langs.find((one) => one !== EVERYONE && !isLanguage(one));
  const self = alternates.filter((one) => one.lang !== EVERYONE && localise(one.href) === path);
  return [
    ...(twice === undefined ? [] : [fault(`The language "${twice}" is named twice.`, 'Leave one of them.', page)]),
    ...(unknown === undefined
      ? []
      : [fault(`"${unknown}" is no language.`, 'Write it as BCP 47 has it: "pt-BR".', page)]),
    ...(langs.includes(EVERYONE)
      ? []
      : [fault(`No translation is for everyone else.`, `Name one with hreflang="${EVERYONE}".`, page)]),
    ...(self.length === 0
      ? [fault('This page names translations, but not itself.', `Name it, too, with hreflang="${lang}".`, page)]
      : self
          .filter((one) => one.lang.toLowerCase() !== lang.toLowerCase())
          .map((one) =>
            fault(
              `This page is in "${lang}", and calls itself "${one.lang}" among its translations.`,
              'Give both the same language.',
              page,
            ),
          )),
  ];
}

/** Every translation is there, is meant to be found, and names this page back. */
function checkOthers(page: SitePage, { localise, pageAt }: GatheredSite): ContentError[] {
  const self = page.alternates.find((one) => one.lang !== EVERYONE && localise(one.href) === page.path);
  return page.alternates.flatMap(({ lang, href }) => {
    const path = localise(href);
    // A site can have its languages at several hosts; there it cannot be asked.
    if (path === undefined && URL.canParse(href)) return [];
    const other = path === undefined ? undefined : pageAt(path);
    if (!URL.canParse(href)) return [fault(`The address "${href}" is not whole.`, 'Start it with the host.', page)];
    if (!other || other.isHidden || path === undefined) {
      return [fault(`The translation "${href}" (${lang}) is no page.`, 'Take it out, or add the page.', page)];
    }
    if (localise(other.canonicals[0] ?? href) !== path) {
      return [
        fault(
          `The translation "${href}" (${lang}) only stands in for another page.`,
          'Name only pages with a text of their own.',
          page,
        ),
      ];
    }
    const isNamed = other.alternates.some((back) => localise(back.href) === page.path && back.lang === self?.lang);
    return isNamed || other === page || !self
      ? []
      : [
          fault(
            `The translation "${href}" (${lang}) does not name this page back.`,
            `There, name it with hreflang="${self.lang}".`,
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
