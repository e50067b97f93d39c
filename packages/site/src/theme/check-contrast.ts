import { isPaletteName, paletteVariables } from '@recto/ui/colors';
import type { ColorsConfig, SemanticColor } from '@recto/ui/colors';
import { converter, formatHex, interpolate, parse } from './culori.ts';
import { AA_CONTRAST, contrastOf, resolveColors } from './create-palette.ts';

type Colors = Readonly<Partial<Record<SemanticColor, string>>>;

/** A colour of a site in which text has too little contrast. */
export interface ContrastProblem {
  /** The theme option. */
  name: SemanticColor;
  /** The configured colour. */
  color: string;
  /** The uses of the colour with too little contrast. */
  uses: readonly LowContrast[];
  /** The nearest colour with enough contrast everywhere, as `#rrggbb`. */
  suggestion?: string;
}

interface LowContrast {
  /** The use, such as "links on the page". */
  what: string;
  mode: 'light' | 'dark';
  ratio: number;
}

interface Pair {
  name: SemanticColor;
  what: string;
  text: string;
  background: string;
}

/**
 * Checks the contrast of text and background wherever the theme combines them, for the colours that a site configures.
 */
export function checkContrast(colors: Colors): ContrastProblem[] {
  const neutral = checkColor('neutral', colors);
  // Other colours are checked with a valid neutral colour, so that they are not reported for its contrast.
  const readable = neutral?.suggestion === undefined ? colors : { ...colors, neutral: neutral.suggestion };
  const others = (Object.keys(colors) as SemanticColor[]).filter((name) => name !== 'neutral');
  return [neutral, ...others.map((name) => checkColor(name, readable))].filter((problem) => problem !== undefined);
}

function checkColor(name: SemanticColor, colors: Colors): ContrastProblem | undefined {
  const color = colors[name];
  const uses = color === undefined ? [] : lowContrastUses(name, colors);
  if (color === undefined || uses.length === 0) return undefined;
  const suggestion = suggest(name, colors);
  return { name, color, uses, ...(suggestion !== undefined && { suggestion }) };
}

/** Renders the warning for a colour. */
export function describeContrast({ name, color, uses, suggestion }: ContrastProblem): string {
  const list = uses.map(({ what, mode, ratio }) => `${what} (${ratio.toFixed(2)}:1, ${mode})`).join(', ');
  const hint = suggestion === undefined ? '' : ` The nearest colour that passes is ${suggestion}.`;
  return `theme.${name}: "${color}" gives text a lower contrast than the ${AA_CONTRAST}:1 that WCAG AA requires: ${list}.${hint}`;
}

function lowContrastUses(name: SemanticColor, colors: Colors): LowContrast[] {
  const palettes = resolveColors(colors);
  return (['light', 'dark'] as const).flatMap((mode) =>
    pairsOf(palettes, mode)
      .filter((pair) => pair.name === name)
      .map(({ what, text, background }) => ({ what, mode, ratio: contrastOf(text, background) }))
      .filter(({ ratio }) => ratio < AA_CONTRAST),
  );
}

/** Lists the combinations of text and background colours in `theme.css` of `@recto/ui`. */
function pairsOf(colors: ColorsConfig, mode: 'light' | 'dark'): Pair[] {
  const variables = paletteVariables(colors);
  const shade = (name: SemanticColor, number: number): string => variables[`--color-${name}-${number}`] ?? '';
  const neutral = (number: number): string => shade('neutral', number);
  const isLight = mode === 'light';
  const page = isLight ? mix('white', 60, neutral(50)) : mix(neutral(950), 25, neutral(900));
  const box = isLight ? mix(neutral(50), 40, neutral(100)) : mix(neutral(900), 75, neutral(800));
  const text = isLight ? mix(neutral(900), 85, neutral(800)) : neutral(200);
  const quiet = isLight ? mix(neutral(600), 85, neutral(700)) : mix(neutral(400), 70, neutral(300));
  const accent = isLight ? shade('primary', 700) : mix(shade('primary', 400), 75, neutral(300));
  const onAccent = isLight ? 'white' : neutral(950);
  const toned = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;
  return [
    { name: 'neutral', what: 'text on the page', text, background: page },
    { name: 'neutral', what: 'text in boxes', text, background: box },
    { name: 'neutral', what: 'quiet text on the page', text: quiet, background: page },
    { name: 'neutral', what: 'quiet text in boxes', text: quiet, background: box },
    { name: 'primary', what: 'links on the page', text: accent, background: page },
    { name: 'primary', what: 'links in boxes', text: accent, background: box },
    { name: 'primary', what: 'labels of buttons', text: onAccent, background: accent },
    ...toned.map((name): Pair => {
      const [foreground, background] = isLight
        ? [shade(name, 700), shade(name, 50)]
        : [shade(name, 400), shade(name, 950)];
      return { name, what: 'texts in callouts and badges', text: foreground, background };
    }),
  ];
}

const toOklch = converter('oklch');
const STEP = 0.01;
const STEPS = 60;

/** Finds the nearest lightness with enough contrast, in small steps. */
function suggest(name: SemanticColor, colors: Colors): string | undefined {
  // Some palette names are CSS colours too.
  const color = colors[name] ?? '';
  const middle = paletteVariables(resolveColors(colors))[`--color-${name}-500`] ?? '';
  const base = toOklch(parse(isPaletteName(color) ? middle : color));
  if (!base) return undefined;
  for (let step = 1; step <= STEPS; step += 1) {
    for (const sign of [-1, 1]) {
      const candidate = formatHex({ ...base, l: Math.min(Math.max(base.l + sign * step * STEP, 0), 1) });
      if (lowContrastUses(name, { ...colors, [name]: candidate }).length === 0) return candidate;
    }
  }
  return undefined;
}

/** Computes `color-mix(in oklab, one share%, other)`. */
function mix(one: string, share: number, other: string): string {
  return formatHex(interpolate([other, one], 'oklab')(share / 100)) ?? one;
}
