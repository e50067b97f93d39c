import {
  ErrorScreen,
  changelogRoutes,
  createShell,
  docsRoute,
  landingRoute,
  markdownComponents,
  pagePalette,
  searchRoute,
} from '@recto/screens';
import { defineApp } from '@recto/site';
import { createElement } from 'react';
import { site } from '../site.config.ts';
import { Mark } from './mark.tsx';

/** What server and browser share. */
export default defineApp({
  site,
  routes: [landingRoute('/'), ...changelogRoutes('/changelog'), searchRoute('/search'), docsRoute('/**')],
  rules: { '/docs': { redirect: '/docs/start' } },
  components: markdownComponents,
  words: { en: async () => (await import('@recto/ui/locales/en.json')).default },
  shell: createShell({ logo: createElement(Mark) }),
  errorScreen: ErrorScreen,
  palette: pagePalette(),
});
