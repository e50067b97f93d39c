import type { ComponentType, ReactNode } from 'react';
import type { ErrorPayload, Payload } from '../payload/payload.ts';
import type { Site } from './site.ts';

/** One kind of page: the addresses it answers, without their language, and what shows it. */
export interface Route {
  /** Names the route's loader on the server. */
  name: string;
  /** `/blog/:slug`, or `/**` for everything below. */
  path: string;
  layout: () => Promise<ComponentType<LayoutProps>>;
  screen: () => Promise<ComponentType<ScreenProps<never>>>;
}

export interface ScreenProps<Data = unknown> {
  data: Data;
  payload: Payload<Data>;
  /** The page's prose, with its components alive. */
  body: ReactNode;
}

export interface LayoutProps {
  children: ReactNode;
}

export interface ErrorScreenProps {
  error: ErrorPayload;
}

/** A component that authors use in markdown and that moves in the browser. */
export interface ClientComponent {
  load: () => Promise<ComponentType<ClientComponentProps>>;
  /** Takes its children one by one, as tabs do. */
  items?: boolean;
}

/** What a client component gets: the author's properties, and what stood inside it. */
export interface ClientComponentProps {
  props: Record<string, unknown>;
  slots: Record<string, ReactNode>;
  items: { props: Record<string, unknown>; node: ReactNode }[];
}

/** Words of the interface in one language, by key. */
export type Words = Record<string, string>;

/** Everything that both server and browser need to show a site. */
export interface App {
  site: Site;
  routes: readonly Route[];
  components: Record<string, ClientComponent>;
  words: Record<string, () => Promise<Words>>;
  /** Around every page: header, footer. */
  shell: ComponentType<{ words: Words; children: ReactNode }>;
  errorScreen: ComponentType<ErrorScreenProps>;
}

export function defineApp(app: App): App {
  return app;
}
