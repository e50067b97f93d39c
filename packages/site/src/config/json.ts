/** A value that can be written into a file: what page and feature options are made of. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** What arrives of a value that is sent as JSON. A value that JSON cannot carry becomes a type that says so. */
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
