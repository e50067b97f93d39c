import { colorVariables, paletteVariables } from '@recto/ui/colors';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResolvedConfig } from '../../config/config.ts';
import { themeColors } from '../../config/theme-schema.ts';
import { resolveColors } from '../../theme/create-palette.ts';
import { renderCodeThemes } from '../../theme/code/render-code-themes.ts';
import type { CodeThemes } from '../../theme/code/render-code-themes.ts';
import type { LoadedTheme } from './load-theme.ts';
import { OUTPUT_FOLDERS } from '../output-folders.ts';
import { bannerId } from './render-banner.ts';
import { writeChanged } from './write-changed.ts';

const packageStyles = fileURLToPath(new URL('../../styles.css', import.meta.url));
const moduleRequire = createRequire(import.meta.url);

/**
 * Writes the style sheets of a site and returns the path of the main one: Tailwind without its reset, the styles of
 * this package with their own reset, the theme of the configuration, and the site's own styles, which come last.
 */
export function writeStyles(
  root: string,
  { theme, styles, logo, banner, feedback, content }: ResolvedConfig,
  { fonts, code }: LoadedTheme,
): string {
  const folder = join(root, '.recto');
  const file = join(folder, 'styles.css');
  const imports = [
    ...fonts.imports,
    packageStyles,
    ...(logo === undefined || typeof logo === 'function' ? [] : [moduleRequire.resolve('@recto/ui/image-logo.css')]),
    ...(banner === undefined ? [] : [moduleRequire.resolve('@recto/ui/site-banner.css')]),
    ...(feedback === undefined ? [] : [moduleRequire.resolve('@recto/ui/feedback.css')]),
    join(folder, 'theme.css'),
    ...(styles === undefined ? [] : [resolve(root, styles)]),
  ];
  writeChanged(
    join(folder, 'theme.css'),
    renderTheme(theme, fonts.css, code) + (banner === undefined ? '' : renderClosedBanner(bannerId(banner))),
  );
  const lines = [
    '@layer theme, base, components, utilities;',
    `@import ${JSON.stringify(moduleRequire.resolve('tailwindcss/theme.css'))} layer(theme);`,
    `@import ${JSON.stringify(moduleRequire.resolve('tailwindcss/utilities.css'))} layer(utilities);`,
    ...imports.map((path) => `@import ${JSON.stringify(path)};`),
    '@source "..";',
    '@source not ".";',
    // Earlier builds have thousands of files, with classes that no code uses. Not every site has a `.gitignore`.
    ...OUTPUT_FOLDERS.map((folder) => `@source not "../${folder}";`),
    // Content can change without a new build of the app, so classes must not depend on it.
    `@source not ${JSON.stringify(resolve(root, content.folder ?? 'content'))};`,
  ];
  writeChanged(file, `${[HEADER, ...lines].join('\n')}\n`);
  return file;
}

const HEADER = '/* Written by Recto from recto.config.ts. */';

function renderTheme(theme: ResolvedConfig['theme'], fonts: string, code: CodeThemes): string {
  const { radius } = theme;
  const colors = resolveColors(themeColors(theme));
  const parts = [
    HEADER,
    renderRule('@theme inline', paletteVariables(colors)),
    renderRule(':root', colorVariables(colors)),
    ...(radius === undefined ? [] : [renderRule('@theme', radiusVariables(radius))]),
    ...(fonts === '' ? [] : [fonts]),
    ...renderCodeThemes(code),
  ];
  return `${parts.join('\n')}\n`;
}

/** Rule that hides the banner after the visitor has closed it. The head script sets the attribute. */
function renderClosedBanner(id: string): string {
  return `[data-closed-banner='${id}'] .site-banner {\n  display: none;\n}\n`;
}

/**
 * Variables for Tailwind's radii, in their original proportions. Limited, so that large boxes do not become circles.
 */
function radiusVariables(radius: string): Record<string, string> {
  const medium = radius === '0' ? '0px' : radius;
  return {
    '--radius-xs': `calc(${medium} / 3)`,
    '--radius-sm': `calc(${medium} * 2 / 3)`,
    '--radius-md': medium,
    '--radius-lg': `min(${medium} * 4 / 3, 1.5rem)`,
    '--radius-xl': `min(${medium} * 2, 2rem)`,
  };
}

function renderRule(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}
