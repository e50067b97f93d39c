import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configError } from '../../config/config-error.ts';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { themeColors } from '../../config/theme-schema.ts';
import { checkContrast, describeContrast } from '../../theme/check-contrast.ts';
import { resolveFonts } from '../../theme/fonts/resolve-fonts.ts';
import type { ThemeFonts } from '../../theme/fonts/resolve-fonts.ts';
import type { CodeThemes } from '../../theme/code/render-code-themes.ts';
import { loadCodeThemes } from './load-code-themes.ts';
import { loadLogo } from './load-logo.ts';
import type { LogoFiles } from './load-logo.ts';

/** What the look of a site needs of its files. */
export interface LoadedTheme {
  fonts: ThemeFonts;
  logo?: LogoFiles | undefined;
  /** Colours in which text is hard to read. */
  warnings: string[];
  /** Colours of blocks of code. */
  code: CodeThemes;
}

export async function loadTheme(root: string, { config, site }: SiteDefinition): Promise<LoadedTheme> {
  assertStyles(root, config.styles);
  const { themes, warnings } = await loadCodeThemes(root, config.theme);
  return {
    fonts: await resolveFonts(config.theme.fonts, { root, folder: join(root, '.recto'), locales: site.locales }),
    logo: await loadLogo(config, root),
    warnings: [...checkContrast(themeColors(config.theme)).map(describeContrast), ...warnings],
    code: themes,
  };
}

function assertStyles(root: string, styles: string | undefined): void {
  if (styles === undefined || existsSync(resolve(root, styles))) return;
  throw configError('config/styles', `It would be ${resolve(root, styles)}. Save it there, or correct "styles".`, [
    { path: ['styles'], message: `The style sheet "${styles}" does not exist.` },
  ]);
}
