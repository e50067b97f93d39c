import type { ReactNode } from 'react';
import { createStore } from '../store/create-store.ts';

/** Properties that every overlay receives in addition to its own. */
export interface OverlayProps<Value> {
  /** Whether the overlay is open. */
  open: boolean;
  /** Closes the overlay and resolves the promise that `Overlays.open` returned, with the value. */
  onClose: (value?: Value) => void;
}

/** Functions that load overlays on first use, by name. */
export type OverlayLoaders = Record<string, () => Promise<(props: never) => ReactNode>>;

type ComponentOf<Loader> = Loader extends () => Promise<infer Component> ? Component : never;
type AllProps<Loader> = ComponentOf<Loader> extends (props: infer Props) => ReactNode ? Props : never;
type OwnProps<Loader> = Omit<AllProps<Loader>, keyof OverlayProps<unknown>>;
type ValueOf<Loader> = AllProps<Loader> extends OverlayProps<infer Value> ? Value : never;

/** An overlay that is open or closing. */
export interface OpenOverlay extends OverlayProps<unknown> {
  /** Unique id. */
  id: number;
  /** Component of the overlay. */
  component: (props: Record<string, unknown>) => ReactNode;
  /** Its own properties. */
  props: Record<string, unknown>;
  /** Called when the closing animation has ended, to remove it. */
  onClosed: () => void;
}

/** Opens overlays and lists those that are open. */
export interface Overlays<Loaders extends OverlayLoaders> {
  /** Opens an overlay. Resolves with the value it was closed with, or with `undefined` if it was dismissed. */
  open: <Name extends keyof Loaders & string>(
    name: Name,
    props: OwnProps<Loaders[Name]>,
  ) => Promise<ValueOf<Loaders[Name]> | undefined>;
  /** Returns the open and closing overlays. */
  list: () => readonly OpenOverlay[];
  /** Calls a listener on every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates overlays that are opened from code and rendered by `OverlayHost`. */
export function createOverlays<const Loaders extends OverlayLoaders>(loaders: Loaders): Overlays<Loaders> {
  const store = createStore<readonly OpenOverlay[]>([]);
  let lastId = 0;

  const show = async (load: OverlayLoaders[string], props: Record<string, unknown>): Promise<unknown> => {
    const component = (await load()) as OpenOverlay['component'];
    return await new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const onClose = (value?: unknown): void => {
        store.set(store.get().map((overlay) => (overlay.id === id ? { ...overlay, open: false } : overlay)));
        resolve(value);
      };
      const onClosed = (): void => {
        store.set(store.get().filter((overlay) => overlay.id !== id));
      };
      store.set([...store.get(), { id, component, props, open: true, onClose, onClosed }]);
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

function unknownOverlay(name: string, names: readonly string[]): Error {
  return new Error(
    `Overlay "${name}" does not exist. Known overlays: ${names.join(', ')}. Add it to createOverlays, or correct the name.`,
  );
}
