/** A value that can be serialised as JSON; the type of page and feature options. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/**
 * The type of a value after it is sent as JSON. A value that JSON cannot represent becomes a type whose name is an
 * explanation.
 */
export type Wire<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends NotJson
    ? { 'JSON cannot carry this; send a string or number': T }
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : unknown extends T
          ? T
          : never;

type NotJson =
  | Date
  | bigint
  | symbol
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | ((...parameters: never) => unknown);
