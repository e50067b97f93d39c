import type { SearchResult } from '@recto/content/search';
import { languageTag, splitLocale, textDirection } from '../languages/locale.ts';
import type { Site } from '../app/site.ts';
import type { MessageKey } from '@recto/ui';
import type { PaletteGroup, PaletteItem, GetMessage } from './items.ts';
import type { Section } from './section.ts';

/** Kinds of pages with their labels, in the order of their groups. */
const KINDS = {
  docs: 'header.documentation',
  blog: 'header.blog',
  changelog: 'contentSearch.changelog',
  templates: 'header.templates',
  pages: 'contentSearch.links',
} as const satisfies Record<string, MessageKey>;

type Kind = keyof typeof KINDS;

interface GroupContext {
  /** Path of the open page. */
  path: string;
  locale: string;
  section: Section | undefined;
  site: Site;
  message: GetMessage;
  /** Number of results that were shown before the others arrived. Their groups stay first. */
  shownCount?: number;
}

/**
 * Minimum score of a group's best result, relative to the best result of all, so that the group is not moved to the
 * end.
 */
const NEAR_SCORE = 0.5;

/**
 * Groups the results: those in the section of the open page first, then by kind of page. A group whose best score is
 * far below the best score of all is moved to the end. Groups with results that are already shown stay before others.
 */
export function groupResults(results: readonly SearchResult[], context: GroupContext): PaletteGroup[] {
  const { path, section, site, message, shownCount = 0 } = context;
  const isInside = (result: SearchResult): boolean => section?.has(withoutHash(result.path)) === true;
  // On a page without a specific kind, the order does not change.
  const isOpen = (kind: Kind): boolean => kind !== 'pages' && kind === kindOf(path, '', site);
  const kinds = (Object.keys(KINDS) as Kind[]).sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const groups = kinds.map((kind) => ({
    id: kind,
    label: message(KINDS[kind]),
    found: results.filter((result) => !isInside(result) && kindOf(result.path, result.collection, site) === kind),
  }));
  const inSection = section
    ? [{ id: 'section', ...section, label: section.title, found: results.filter(isInside) }]
    : [];
  const best = bestScore(results);
  const shownResults = new Set(results.slice(0, shownCount));
  const isLate = (found: readonly SearchResult[]): boolean =>
    shownCount > 0 && !found.some((result) => shownResults.has(result));
  const isFar = (results: readonly SearchResult[]): boolean => bestScore(results) < best * NEAR_SCORE;
  return [...inSection, ...groups]
    .filter(({ found }) => found.length > 0)
    .sort(
      (a, b) => Number(isLate(a.found)) - Number(isLate(b.found)) || Number(isFar(a.found)) - Number(isFar(b.found)),
    )
    .map(({ id, label, found, ...group }) => ({
      id,
      label,
      ...('lang' in group && { lang: group.lang }),
      items: found.map((result) => toItem(result, context)),
    }));
}

function bestScore(results: readonly SearchResult[]): number {
  return Math.max(0, ...results.map(({ score }) => score));
}

/** Returns the kind of a page by its collection, or else by the first segment of its path. */
function kindOf(path: string, collection: string, site: Site): Kind {
  const [, segment = ''] = splitLocale(withoutHash(path), site)?.path.split('/') ?? [];
  return [collection, segment].find(isKind) ?? 'pages';
}

/** Returns the label for pages of a kind. */
export function kindName(kind: string, message: GetMessage): string {
  return message(KINDS[isKind(kind) ? kind : 'pages']);
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name);
}

function toItem({ path, titleParts, titles, excerpt, locale }: SearchResult, context: GroupContext): PaletteItem {
  const { site } = context;
  const language = locale === context.locale ? undefined : site.locales.find(({ code }) => code === locale);
  const lang = language && languageTag(language);
  return {
    href: path,
    label: titleParts,
    trail: titles,
    excerpt,
    ...(lang !== undefined && { lang, dir: textDirection(lang, site) }),
  };
}

function withoutHash(path: string): string {
  return path.split('#', 1)[0] ?? path;
}
