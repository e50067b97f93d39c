import type { App, ClientComponent } from '../app/app.ts';
import type { LoadedComponents } from '../body/body.tsx';

type Loaded = Awaited<ReturnType<ClientComponent['load']>>;

/** Those that the site does not have are left out. */
export async function loadComponents(app: App, names: readonly string[]): Promise<LoadedComponents> {
  const named = names.map(async (name) => {
    const entry = Object.hasOwn(app.components, name) ? app.components[name] : undefined;
    if (!entry) return undefined;
    return [name, await (import.meta.env.DEV ? loadOne(entry).catch(throwing) : loadOne(entry))] as const;
  });
  const loaded = await Promise.all(named);
  return new Map(loaded.filter((entry) => entry !== undefined));
}

async function loadOne(entry: ClientComponent): Promise<Loaded> {
  const loaded = await entry.load();
  // The same one each time: React would mount another one as new, without its state.
  entry.loaded ??= loaded;
  return entry.loaded;
}

/** While developing: a component whose file cannot be loaded fails in its place, and not the page. */
function throwing(error: unknown): Loaded {
  return () => {
    throw error;
  };
}
