import {
  ErrorScreen,
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
  routes: [landingRoute('/'), searchRoute('/search'), docsRoute('/**')],
  rules: { '/docs': { redirect: '/docs/basics/how-it-works' } },
  components: {
    ...markdownComponents,
    dial: { load: async () => (await import('./dial/dial.tsx')).Dial },
  },
  words: {
    en: async () => (await import('@recto/ui/locales/en.json')).default,
    ar: async () => (await import('@recto/ui/locales/ar.json')).default,
    fr: async () => (await import('@recto/ui/locales/fr.json')).default,
  },
  shell: createShell({ logo: createElement(Mark) }),
  errorScreen: ErrorScreen,
  palette: pagePalette(),
});
