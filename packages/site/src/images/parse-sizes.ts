import { IMAGE_BREAKPOINTS } from './constants.ts';

const STEP = /^(?:(?<name>[a-z\d]+):)?(?<size>[^:]+)$/u;

/**
 * Converts `sizes` to the syntax of HTML: `100vw md:50vw xl:600px` is the width of the window, half of it from `md` on,
 * and 600 pixels from `xl` on. A value in the syntax of HTML is returned unchanged.
 */
export function parseSizes(sizes: string): string {
  if (/[,(]/u.test(sizes)) return sizes;
  const steps = sizes.split(/\s+/u).filter((step) => step !== '');
  const parsed = steps.map((step) => parseStep(step, sizes)).sort((a, b) => b.from - a.from);
  const first = parsed.at(-1);
  // Without a value below the first breakpoint, the width of the window is used.
  const rest = first?.from === 0 ? [] : [{ from: 0, size: '100vw' }];
  return [...parsed, ...rest]
    .map(({ from, size }) => (from === 0 ? size : `(min-width: ${from}px) ${size}`))
    .join(', ');
}

function parseStep(step: string, sizes: string): { from: number; size: string } {
  const { name, size = '' } = STEP.exec(step)?.groups ?? {};
  if (name === undefined) return { from: 0, size };
  if (isBreakpoint(name)) return { from: IMAGE_BREAKPOINTS[name], size };
  const names = Object.keys(IMAGE_BREAKPOINTS).join(', ');
  throw new Error(`The sizes "${sizes}" have an unknown breakpoint "${name}". Known breakpoints: ${names}.`);
}

function isBreakpoint(name: string): name is keyof typeof IMAGE_BREAKPOINTS {
  return Object.hasOwn(IMAGE_BREAKPOINTS, name);
}
