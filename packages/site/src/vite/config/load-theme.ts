import { join } from 'node:path';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { themeColors } from '../../config/theme-colors.ts';
import { checkContrast, describeContrast } from '../../theme/check-contrast.ts';
import { resolveFonts } from '../../theme/fonts/resolve-fonts.ts';
import type { ThemeFonts } from '../../theme/fonts/resolve-fonts.ts';
import { loadLogo } from './load-logo.ts';
import type { LogoFiles } from './load-logo.ts';

/** What the look of a site needs of its files. */
export interface LoadedTheme {
  fonts: ThemeFonts;
  logo?: LogoFiles | undefined;
  /** Colours in which text is hard to read. */
  warnings: string[];
}

export async function loadTheme(root: string, { config, site }: SiteDefinition): Promise<LoadedTheme> {
  return {
    fonts: await resolveFonts(config.theme.fonts, { root, folder: join(root, '.recto'), locales: site.locales }),
    logo: await loadLogo(config, root),
    warnings: checkContrast(themeColors(config.theme)).map(describeContrast),
  };
}
