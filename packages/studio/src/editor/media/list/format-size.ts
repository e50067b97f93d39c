const STEP = 1000;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes in a language, for example `1.5 MB`. */
export function formatSize(bytes: number, locale: string): string {
  let place = 0;
  let value = bytes;
  while (value >= STEP && place < UNITS.length - 1) {
    value /= STEP;
    place += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[place] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && place > 1 ? 1 : 0,
  }).format(value);
}
