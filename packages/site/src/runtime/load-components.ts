import type { App } from '../app/app.ts';
import type { LoadedComponents } from '../body/body.tsx';

/** Those that the site does not have are left out. */
export async function loadComponents(app: App, names: readonly string[]): Promise<LoadedComponents> {
  const named = names.map(async (name) => {
    const component = Object.hasOwn(app.components, name) ? await app.components[name]?.load() : undefined;
    return component && ([name, component] as const);
  });
  const loaded = await Promise.all(named);
  return new Map(loaded.filter((entry) => entry !== undefined));
}
