import { splitOrder } from '@recto/content';

/** A name with the number that orders it: `02.setup.md`. */
export interface OrderedName {
  /** `undefined` where it has none. */
  number: number | undefined;
  /** Digits that the number is written with. */
  width: number;
  /** The name without its number. */
  rest: string;
}

/** `1.md` is a page with the name 1. */
const ENDING = /(?:\.draft)?\.(?:mdc?|markdown|ya?ml|json|csv)$|$/iu;

/** Reads a name as the site does: `1.x` and `1.0.0` are names. */
export function readOrder(name: string): OrderedName {
  const ending = ENDING.exec(name)?.[0] ?? '';
  const { order, name: rest } = splitOrder(name.slice(0, name.length - ending.length));
  if (order === undefined) return { number: undefined, width: 0, rest: name };
  return { number: Number(order), width: order.length, rest: rest + ending };
}

export function writeOrder(number: number, width: number, rest: string): string {
  return `${String(number).padStart(width, '0')}.${rest}`;
}

/** The page of a folder itself, and its settings, have no place among the others. */
export function isOrderable(name: string): boolean {
  return !name.startsWith('.') && !/^index(?:\.|$)/u.test(readOrder(name).rest);
}

/** Whether the names of a folder are numbered: more than half of them. */
export function areNumbered(names: readonly string[]): boolean {
  const orderable = names.filter(isOrderable);
  return orderable.filter((name) => readOrder(name).number !== undefined).length * 2 > orderable.length;
}

/** The name of a file that is added to a folder: with the next number, if the names there are numbered. */
export function nextName(name: string, neighbours: readonly string[]): string {
  if (!areNumbered(neighbours) || !isOrderable(name)) return name;
  const orders = neighbours.map(readOrder);
  const last = Math.max(0, ...orders.map(({ number = 0 }) => number));
  return writeOrder(last + 1, digitsOf(neighbours), name);
}

/** With how many digits numbers are written: with those of the names that begin with a zero. */
export function digitsOf(names: readonly string[]): number {
  const padded = names.filter((name) => /^0\d*\./u.test(name)).map((name) => readOrder(name).width);
  return Math.max(1, ...padded);
}
