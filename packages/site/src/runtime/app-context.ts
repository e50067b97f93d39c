import { createContext, use } from 'react';
import type { App } from '../app/app.ts';
import type { Page } from './page.ts';

export const AppContext = createContext<App | null>(null);
export const PageContext = createContext<Page | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs a Recto app around it.');
  return app;
}

export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('usePage needs a Recto page around it.');
  return page;
}
