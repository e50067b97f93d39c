import { colorVariables, paletteVariables } from '@recto/ui/colors';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutUndefined } from '../../config/without-undefined.ts';
import { resolveColors } from '../../theme/resolve-colors.ts';
import type { ResolvedConfig } from '../../config/config.ts';
import { writeChanged } from './write-changed.ts';

const theme = fileURLToPath(new URL('../../styles.css', import.meta.url));
const tailwind = createRequire(import.meta.url).resolve('tailwindcss/index.css');

/** Writes the style sheet of a site: Tailwind, the theme with the site's colours, and the site's own rules. */
export function writeStyles(root: string, { theme: written, styles }: ResolvedConfig): string {
  const file = join(root, '.recto', 'styles.css');
  const { fonts, browserColor: _, ...given } = written;
  const colors = resolveColors(withoutUndefined(given));
  const variables = Object.entries(colorVariables(colors)).map(([name, value]) => `  ${name}: ${value};`);
  const names = Object.entries(paletteVariables(colors)).map(([name, value]) => `  ${name}: ${value};`);
  const heading = fonts.heading === fonts.body ? ['  --font-display: var(--font-sans);'] : [];
  const text = [
    '/* Written by Recto from recto.config.ts. */',
    `@import ${JSON.stringify(tailwind)};`,
    `@import ${JSON.stringify(theme)};`,
    ...(styles === undefined ? [] : [`@import ${JSON.stringify(resolve(root, styles))};`]),
    '@source "..";',
    '@theme inline {',
    ...names,
    '}',
    ':root {',
    ...variables,
    ...heading,
    '}',
    '',
  ].join('\n');
  writeChanged(file, text);
  return file;
}
