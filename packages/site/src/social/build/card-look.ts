import { isPaletteName } from '@recto/ui/colors';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardLook } from '../drawing-kit.ts';
import { accentOf } from '../../theme/create-palette.ts';
import { ACCENTS } from '../draw/card-colors.ts';

/** The parts of the site's theme that social images use. */
export interface SocialTheme {
  /** Background colour. */
  paper: string;
  /** Name of the accent's palette, or a colour. */
  accent: string;
  /** Path of the site's icon. */
  icon?: string | undefined;
}

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** Resolves colours and icon of a site to the form in which they can be rendered. */
export function resolveLook({ paper, accent, icon = '' }: SocialTheme, publicDir: string): CardLook {
  const color = ACCENTS[accent] ?? (isPaletteName(accent) ? '#334155' : accentOf(accent));
  const file = join(publicDir, icon);
  const type = TYPES[icon.split('.').at(-1) ?? ''];
  if (type === undefined || !icon.startsWith('/') || !existsSync(file))
    return { paper, accent: color, icon: undefined };
  const bytes = readFileSync(file);
  // An SVG may have other colours for dark mode, and the renderer would apply all media queries.
  const drawn = type === 'image/png' ? bytes : Buffer.from(withoutDark(bytes.toString('utf8')));
  return { paper, accent: color, icon: `data:${type};base64,${drawn.toString('base64')}` };
}

function withoutDark(svg: string): string {
  return svg.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gu, '');
}
