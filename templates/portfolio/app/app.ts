import { ErrorScreen, createShell, markdownComponents, pagePalette } from '@recto/screens';
import { defineApp } from '@recto/site';
import { createElement } from 'react';
import { site } from '../site.config.ts';
import { Mark } from './mark.tsx';
import { routes } from './routes.ts';

/** What server and browser share. */
export default defineApp({
  site,
  routes,
  components: markdownComponents,
  words: { en: async () => (await import('@recto/ui/locales/en.json')).default },
  shell: createShell({ logo: createElement(Mark) }),
  errorScreen: ErrorScreen,
  palette: pagePalette(),
});
