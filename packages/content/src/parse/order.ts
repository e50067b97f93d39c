/** Order numbers of files and folders, and versions, which only look like them. */

/** A name split into its order number and the rest. */
export interface OrderedName {
  /** Order number: `02` of `02.setup`. */
  order: string | undefined;
  /** Name without the order number. */
  name: string;
}

/**
 * Matches versions: `1.0.0`, `v2.1`, `3.x`, `1.0.0-beta.1`, `2024`. A suffix needs three numbers, unlike `1.2-factor`.
 */
const VERSION = /^v?(?:\d+(?:\.\d+)*(?:\.x(?:\..*)?)?|\d+(?:\.\d+){2,}[-+].*)$/iu;
const ORDER = /^(\d+)\.(?=.)/u;
const SORTED_DIGITS = 8;

/** Splits a path segment into its order number and its name. A version such as `1.0.0` has no order number. */
export function splitOrder(segment: string): OrderedName {
  const [prefix, order] = VERSION.test(segment) ? [] : (ORDER.exec(segment) ?? []);
  return prefix === undefined ? { order: undefined, name: segment } : { order, name: segment.slice(prefix.length) };
}

/** Returns a text by which segments are sorted: order numbers and parts of versions are compared as numbers. */
export function sortKeyOf(segment: string): string {
  if (VERSION.test(segment)) return segment.replaceAll(/\d+/gu, pad);
  const { order, name } = splitOrder(segment);
  return order === undefined ? name : `${pad(order)}.${name}`;
}

function pad(digits: string): string {
  return digits.padStart(SORTED_DIGITS, '0');
}
