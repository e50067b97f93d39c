import type { App } from '../app/app.ts';
import type { LoadedComponents } from '../body/body.tsx';

/** Those that the site does not have are left out. */
export async function loadComponents(app: App, names: readonly string[]): Promise<LoadedComponents> {
  const named = names.map(async (name) => {
    const entry = Object.hasOwn(app.components, name) ? app.components[name] : undefined;
    if (!entry) return undefined;
    const loaded = await entry.load();
    // The same one each time: React would mount another one as new, without its state.
    entry.loaded ??= loaded;
    return [name, entry.loaded] as const;
  });
  const loaded = await Promise.all(named);
  return new Map(loaded.filter((entry) => entry !== undefined));
}
