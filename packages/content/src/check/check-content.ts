import type { ContentError } from '../errors.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkFormerPaths } from './check-former-paths.ts';
import { checkLinks } from './check-links.ts';
import { checkOrphans } from './check-orphans.ts';
import { checkPictures } from './check-pictures.ts';
import { checkTitles } from './check-titles.ts';
import { checkTranslations } from './check-translations.ts';
import type { LanguageReport } from './check-translations.ts';
import type { CheckedSite } from './targets.ts';

export interface CheckReport {
  errors: ContentError[];
  warnings: ContentError[];
  languages: LanguageReport[];
  /** How many pages there are, in all languages, drafts too. */
  pages: number;
}

/** Everything that can be wrong between files, and that no file shows alone. */
export function checkContent(site: CheckedSite): CheckReport {
  const { errors, warnings, languages } = checkTranslations(site.files, site.locales);
  const formerPaths = checkFormerPaths(site);
  return {
    errors: [
      ...checkLinks(site),
      ...formerPaths.errors,
      ...checkPictures(site.files),
      ...checkOrphans(site),
      ...errors,
    ],
    warnings: [...warnings, ...formerPaths.warnings, ...checkDescriptions(site.files), ...checkTitles(site.files)],
    languages,
    pages: site.files.filter(({ places }) => places.some(({ isPage }) => isPage)).length,
  };
}
