import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../social-card.ts';
import { CORNER, FAINT_LINE, HAIRLINE } from './card-colors.ts';

/** Side length of the folded corner, in pixels. */
const FOLD = 128;
/** Positions of the lines of the gutter, in pixels. */
const GUTTER = [18, 25];

/**
 * Renders the background: the right page of an open book with a folded corner; the left page for right-to-left text.
 */
export function renderBackground({
  paper,
  accent,
  dir,
}: {
  paper: string;
  accent: string;
  dir: 'ltr' | 'rtl';
}): string {
  const [width, height, corner] = [SOCIAL_WIDTH, SOCIAL_HEIGHT, SOCIAL_WIDTH - FOLD];
  const [edge = 0, line = 0] = GUTTER;
  const shapes = [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect width="${edge}" height="${height}" fill="${FAINT_LINE}"/>`,
    `<path d="M${edge} 0v${height}" stroke="${HAIRLINE}" stroke-width="2"/>`,
    `<path d="M${line} 0v${height}" stroke="${FAINT_LINE}" stroke-width="2"/>`,
    `<path d="M${corner} 0H${width}V${FOLD}z" fill="${CORNER}"/>`,
    `<path d="M${corner} 0L${width} ${FOLD}H${corner + 16}a16 16 0 0 1-16-16z" fill="${accent}"/>`,
  ].join('');
  return dir === 'rtl' ? `<g transform="translate(${width} 0) scale(-1 1)">${shapes}</g>` : shapes;
}
