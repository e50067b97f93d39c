import { splitOrder } from '@recto/content';

/** A file name with an order number, for example `02.setup.md`. */
export interface OrderedName {
  /** `undefined` if it has none. */
  number: number | undefined;
  /** Number of digits. */
  width: number;
  /** The name without its number. */
  rest: string;
}

/** Extensions are removed first, because `1.md` is a page named 1. */
const EXTENSION = /(?:\.draft)?\.(?:mdc?|markdown|ya?ml|json|csv)$|$/iu;

/** Parses a name like the site does: `1.x` and `1.0.0` are names without an order number. */
export function readOrder(name: string): OrderedName {
  const ending = EXTENSION.exec(name)?.[0] ?? '';
  const { order, name: rest } = splitOrder(name.slice(0, name.length - ending.length));
  if (order === undefined) return { number: undefined, width: 0, rest: name };
  return { number: Number(order), width: order.length, rest: rest + ending };
}

/** Writes a name with an order number. */
export function writeOrder(number: number, width: number, rest: string): string {
  return `${String(number).padStart(width, '0')}.${rest}`;
}

/** Whether a name takes part in the order; the index page and the settings of a folder do not. */
export function isOrderable(name: string): boolean {
  return !name.startsWith('.') && !/^index(?:\.|$)/u.test(readOrder(name).rest);
}

/** Whether the names of a folder are numbered, which means more than half of them. */
export function areNumbered(names: readonly string[]): boolean {
  const orderable = names.filter(isOrderable);
  return orderable.filter((name) => readOrder(name).number !== undefined).length * 2 > orderable.length;
}

/** Name of a file that is added to a folder: with the next number if the names there are numbered. */
export function nextName(name: string, neighbours: readonly string[]): string {
  if (!areNumbered(neighbours) || !isOrderable(name)) return name;
  const orders = neighbours.map(readOrder);
  const last = Math.max(0, ...orders.map(({ number = 0 }) => number));
  return writeOrder(last + 1, digitsOf(neighbours), name);
}

/** Number of digits to write numbers with: that of the zero-padded names. */
export function digitsOf(names: readonly string[]): number {
  const padded = names.filter((name) => /^0\d*\./u.test(name)).map((name) => readOrder(name).width);
  return Math.max(1, ...padded);
}
