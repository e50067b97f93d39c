import { IMAGE_BREAKPOINTS } from './constants.ts';

const STEP = /^(?:(?<name>[a-z\d]+):)?(?<size>[^:]+)$/u;

/**
 * How wide a picture is shown, as browsers read it: `100vw md:50vw xl:600px` is the whole window first, half of it
 * from `md` on, and 600 pixels from `xl` on. What is written as browsers read it already stays as it is.
 */
export function parseSizes(sizes: string): string {
  if (/[,(]/u.test(sizes)) return sizes;
  const steps = sizes.split(/\s+/u).filter((step) => step !== '');
  const parsed = steps.map((step) => parseStep(step, sizes)).sort((a, b) => b.from - a.from);
  const first = parsed.at(-1);
  // Below the first breakpoint nothing was said, so it is what people expect there.
  const rest = first?.from === 0 ? [] : [{ from: 0, size: '100vw' }];
  return [...parsed, ...rest]
    .map(({ from, size }) => (from === 0 ? size : `(min-width: ${from}px) ${size}`))
    .join(', ');
}

function parseStep(step: string, sizes: string): { from: number; size: string } {
  const { name, size = '' } = STEP.exec(step)?.groups ?? {};
  if (name === undefined) return { from: 0, size };
  if (isBreakpoint(name)) return { from: IMAGE_BREAKPOINTS[name], size };
  const known = Object.keys(IMAGE_BREAKPOINTS).join(', ');
  throw new Error(`The sizes "${sizes}" name a breakpoint "${name}" that does not exist. Known ones: ${known}.`);
}

function isBreakpoint(name: string): name is keyof typeof IMAGE_BREAKPOINTS {
  return Object.hasOwn(IMAGE_BREAKPOINTS, name);
}
