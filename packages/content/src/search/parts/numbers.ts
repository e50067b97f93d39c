/**
 * Numbers are encoded as text, because hosts compress text automatically, but often not binary files. A character has
 * five bits of the number and a sixth bit that is set if more characters follow.
 */
const FIRST = 48;
const STEP = 32;

/** Encodes a number as text. */
export function writeNumber(value: number): string {
  let text = '';
  let rest = value;
  while (rest >= STEP) {
    text += String.fromCharCode(FIRST + STEP + (rest % STEP));
    rest = Math.floor(rest / STEP);
  }
  return text + String.fromCharCode(FIRST + rest);
}

/** Decodes all numbers of a text. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - FIRST;
    value += (digit % STEP) * unit;
    unit *= STEP;
    if (digit >= STEP) continue;
    numbers.push(value);
    value = 0;
    unit = 1;
  }
  return numbers;
}

/** Encodes ascending numbers by their differences, which are shorter. */
export function writeAscending(values: readonly number[]): string {
  return values.map((value, index) => writeNumber(value - (values[index - 1] ?? 0))).join('');
}

/** Decodes ascending numbers. */
export function readAscending(text: string): number[] {
  let sum = 0;
  return readNumbers(text).map((step) => (sum += step));
}
