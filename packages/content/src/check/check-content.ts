import type { ContentError } from '../errors.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkFormerPaths } from './check-former-paths.ts';
import { checkLinks } from './check-links.ts';
import { checkOrphans } from './check-orphans.ts';
import { checkImages } from './check-images.ts';
import { checkTitles } from './check-titles.ts';
import { checkTranslations } from './check-translations.ts';
import type { LanguageReport } from './check-translations.ts';
import type { CheckedSite } from './link-targets.ts';

/** The result of `checkContent`. */
export interface CheckReport {
  errors: ContentError[];
  warnings: ContentError[];
  /** Untranslated pages of each language except the default one. */
  languages: LanguageReport[];
  /** Number of pages in all languages, including drafts. */
  pages: number;
}

/** Checks relations between files, such as links and translations. */
export function checkContent(site: CheckedSite): CheckReport {
  const { errors, warnings, languages } = checkTranslations(site.files, site.locales);
  const formerPaths = checkFormerPaths(site);
  return {
    errors: [...checkLinks(site), ...formerPaths.errors, ...checkImages(site.files), ...checkOrphans(site), ...errors],
    warnings: [...warnings, ...formerPaths.warnings, ...checkDescriptions(site.files), ...checkTitles(site.files)],
    languages,
    pages: site.files.filter(({ paths }) => paths.some(({ isPage }) => isPage)).length,
  };
}
