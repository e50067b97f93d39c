import type { App, ClientComponent } from '../app/app.ts';
import type { LoadedComponents } from '../body/body.tsx';

type Loaded = Awaited<ReturnType<ClientComponent['load']>>;

/** Loads components by name. Names that the site does not have are omitted. */
export async function loadComponents(app: App, names: readonly string[]): Promise<LoadedComponents> {
  const entries = names.map(async (name) => {
    const entry = Object.hasOwn(app.components, name) ? app.components[name] : undefined;
    if (!entry) return undefined;
    return [name, await (import.meta.env.DEV ? loadOne(entry).catch(createThrowing) : loadOne(entry))] as const;
  });
  const loaded = await Promise.all(entries);
  return new Map(loaded.filter((entry) => entry !== undefined));
}

async function loadOne(entry: ClientComponent): Promise<Loaded> {
  const loaded = await entry.load();
  // Must be the same component each time; React would mount another one without its state.
  entry.loaded ??= loaded;
  return entry.loaded;
}

/** During development, a component whose file cannot be loaded throws at its position instead of breaking the page. */
function createThrowing(error: unknown): Loaded {
  return () => {
    throw error;
  };
}
