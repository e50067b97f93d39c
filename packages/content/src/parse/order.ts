/** The number that orders a file or a folder, and names that only look as if they had one. */

export interface OrderedName {
  /** Digits before the first dot, where they order: `02` of `02.setup`. */
  order: string | undefined;
  name: string;
}

/** `1.0.0`, `v2.1`, `3.x`, `1.0.0-beta.1`, `2024`. A suffix needs three numbers: `1.2-factor` is a page with an order. */
const VERSION = /^v?(?:\d+(?:\.\d+)*(?:\.x(?:\..*)?)?|\d+(?:\.\d+){2,}[-+].*)$/iu;
const ORDER = /^(\d+)\.(?=.)/u;
const SORTED_DIGITS = 8;

/** Takes the number that orders a segment from its name. A version is a name: `1.0.0` has no order. */
export function splitOrder(segment: string): OrderedName {
  const [prefix, order] = VERSION.test(segment) ? [] : (ORDER.exec(segment) ?? []);
  return prefix === undefined ? { order: undefined, name: segment } : { order, name: segment.slice(prefix.length) };
}

/** A text that sorts where the segment belongs: orders and the parts of a version are compared as numbers. */
export function sortKeyOf(segment: string): string {
  if (VERSION.test(segment)) return segment.replaceAll(/\d+/gu, pad);
  const { order, name } = splitOrder(segment);
  return order === undefined ? name : `${pad(order)}.${name}`;
}

function pad(digits: string): string {
  return digits.padStart(SORTED_DIGITS, '0');
}
