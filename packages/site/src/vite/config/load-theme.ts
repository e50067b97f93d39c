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

/** The theme of a site, with the data of its files. */
export interface LoadedTheme {
  /** Fonts of the theme. */
  fonts: ThemeFonts;
  /** Images of the logo. */
  logo?: LogoFiles | undefined;
  /** Warnings about colours with low contrast. */
  warnings: string[];
  /** Colours of code blocks. */
  code: CodeThemes;
}

/** Loads fonts, logo and code themes of a site, and checks the contrast of its colours. */
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
  throw configError('config/styles', `The expected file is ${resolve(root, styles)}. Add it, or correct "styles".`, [
    { path: ['styles'], message: `The style sheet "${styles}" does not exist.` },
  ]);
}
