import { createContext, use } from 'react';
import type { App } from '../app/app.ts';
import type { PreparedPage } from './prepared-page.ts';

/** The app, for components below it. */
export const AppContext = createContext<App | null>(null);
/** The current page, for components below it. */
export const PageContext = createContext<PreparedPage | null>(null);

/** Returns the app: the site's configuration, routes, components and slots. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('useApp must be used inside a Recto app.');
  return app;
}

/** Returns the current page: its payload, parameters and interface texts. */
export function usePage(): PreparedPage {
  const page = use(PageContext);
  if (!page) throw new Error('usePage must be used inside a Recto page.');
  return page;
}
