type WithoutUndefined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** A copy of an object without the fields that are undefined. */
export function withoutUndefined<T extends object>(fields: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
}
