/**
 * Returns a value of this process that all bundles share. Pages, API routes and the server entry are separate bundles,
 * which share no modules.
 */
export function sharedState<T>(name: string, create: () => T): T {
  const key = Symbol.for(`recto.${name}`);
  const shared = globalThis as { [key: symbol]: T | undefined };
  return (shared[key] ??= create());
}
