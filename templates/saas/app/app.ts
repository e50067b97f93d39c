import {
  ErrorScreen,
  changelogRoutes,
  createShell,
  landingRoute,
  markdownComponents,
  pagePalette,
  pageRoute,
  pricingRoute,
} from '@recto/screens';
import { defineApp } from '@recto/site';
import { createElement } from 'react';
import { site } from '../site.config.ts';
import { Mark } from './mark.tsx';

/** What server and browser share. */
export default defineApp({
  site,
  routes: [
    landingRoute(),
    { ...pricingRoute(), screen: async () => (await import('./screens/prices-screen.tsx')).PricesScreen },
    ...changelogRoutes(),
    pageRoute(),
  ],
  components: markdownComponents,
  words: { en: async () => (await import('@recto/ui/locales/en.json')).default },
  shell: createShell({ logo: createElement(Mark) }),
  errorScreen: ErrorScreen,
  palette: pagePalette(),
});
