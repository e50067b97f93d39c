import type { ReactNode } from 'react';
import { createStore } from '../store/create-store.ts';

/** What every overlay is given, beside its own properties. */
export interface OverlayProps<Value> {
  open: boolean;
  /** Closes it, and answers whoever opened it. */
  onClose: (value?: Value) => void;
}

/** Overlays by name, each loaded when it is first asked for. */
export type OverlayLoaders = Record<string, () => Promise<(props: never) => ReactNode>>;

type ComponentOf<Loader> = Loader extends () => Promise<infer Component> ? Component : never;
type AllProps<Loader> = ComponentOf<Loader> extends (props: infer Props) => ReactNode ? Props : never;
type OwnProps<Loader> = Omit<AllProps<Loader>, keyof OverlayProps<unknown>>;
type ValueOf<Loader> = AllProps<Loader> extends OverlayProps<infer Value> ? Value : never;

/** An overlay that is open, or on its way out. */
export interface OpenOverlay extends OverlayProps<unknown> {
  id: number;
  component: (props: Record<string, unknown>) => ReactNode;
  props: Record<string, unknown>;
  /** It has left, and can be forgotten. */
  onLeft: () => void;
}

export interface Overlays<Loaders extends OverlayLoaders> {
  /** Opens an overlay. The promise is kept with what it was closed with, or with nothing if it was dismissed. */
  open: <Name extends keyof Loaders & string>(
    name: Name,
    props: OwnProps<Loaders[Name]>,
  ) => Promise<ValueOf<Loaders[Name]> | undefined>;
  list: () => readonly OpenOverlay[];
  subscribe: (listener: () => void) => () => void;
}

/** Overlays that are opened from code. `OverlayHost` shows them. */
export function createOverlays<const Loaders extends OverlayLoaders>(loaders: Loaders): Overlays<Loaders> {
  const store = createStore<readonly OpenOverlay[]>([]);
  let lastId = 0;

  const show = async (load: OverlayLoaders[string], props: Record<string, unknown>): Promise<unknown> => {
    const component = (await load()) as OpenOverlay['component'];
    return await new Promise((answer) => {
      lastId += 1;
      const id = lastId;
      const onClose = (value?: unknown): void => {
        store.set(store.get().map((overlay) => (overlay.id === id ? { ...overlay, open: false } : overlay)));
        answer(value);
      };
      const onLeft = (): void => {
        store.set(store.get().filter((overlay) => overlay.id !== id));
      };
      store.set([...store.get(), { id, component, props, open: true, onClose, onLeft }]);
    });
  };

  return {
    open(name, props) {
      const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
      if (!load) throw unknownOverlay(name, Object.keys(loaders));
      return show(load, props) as ReturnType<Overlays<Loaders>['open']> as never;
    },
    list: store.get,
    subscribe: store.subscribe,
  };
}

function unknownOverlay(name: string, known: readonly string[]): Error {
  return new Error(
    `Overlay "${name}" does not exist. Known overlays: ${known.join(', ')}. Add it to createOverlays, or correct the name.`,
  );
}
