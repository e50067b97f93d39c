/** Throws if a value is not plain data: only strings, numbers, booleans, null, arrays and objects of own fields. */
export function assertPlainData(value: unknown, at = 'data', ancestors: readonly unknown[] = []): void {
  if (ancestors.includes(value)) throw new Error(`${at} contains itself.`);
  if (value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)) return;
  if (typeof value !== 'object') throw new Error(`${at} is a ${typeof value}.`);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    throw new Error(`${at} has another prototype.`);
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') throw new Error(`${at} has the key __proto__.`);
    assertPlainData(inner, `${at}.${key}`, [...ancestors, value]);
  }
}

/** Throws if an input has changed the prototype of all objects. */
export function assertUnpolluted(): void {
  const empty: object = {};
  if ('polluted' in empty) throw new Error('The prototype of all objects has changed.');
}
