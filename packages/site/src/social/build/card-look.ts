import { isPaletteName } from '@recto/ui/colors';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardLook } from '../drawing-kit.ts';
import { accentOf } from '../../theme/create-palette.ts';
import { ACCENTS } from '../draw/card-colors.ts';

/** What the pictures have of the site's own look. */
export interface SocialLook {
  /** Colour of the paper. */
  paper: string;
  /** Name of the palette that the accent is of, or a colour. */
  accent: string;
  /** Address of the site's icon. */
  icon?: string | undefined;
}

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** Colours and icon of a site, in the form in which they can be drawn. */
export function readLook({ paper, accent, icon = '' }: SocialLook, publicDir: string): CardLook {
  const color = ACCENTS[accent] ?? (isPaletteName(accent) ? '#334155' : accentOf(accent));
  const file = join(publicDir, icon);
  const type = TYPES[icon.split('.').at(-1) ?? ''];
  if (type === undefined || !icon.startsWith('/') || !existsSync(file))
    return { paper, accent: color, icon: undefined };
  const bytes = readFileSync(file);
  // A drawing may have other colours for the dark, and whoever draws it here would take them all.
  const drawn = type === 'image/png' ? bytes : Buffer.from(withoutDark(bytes.toString('utf8')));
  return { paper, accent: color, icon: `data:${type};base64,${drawn.toString('base64')}` };
}

function withoutDark(svg: string): string {
  return svg.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gu, '');
}
