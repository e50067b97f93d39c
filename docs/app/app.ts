import { ErrorScreen, createShell, pagePalette } from '@recto/screens';
import { defineApp } from '@recto/site';
import { Logo } from '@recto/ui';
import { createElement } from 'react';
import { site } from '../site.config.ts';
import { components } from './components.ts';
import { redirects } from './redirects.ts';
import { routes } from './routes.ts';

export default defineApp({
  site,
  routes,
  rules: redirects,
  components,
  words: {
    en: async () => (await import('@recto/ui/locales/en.json')).default,
    ar: async () => (await import('@recto/ui/locales/ar.json')).default,
  },
  shell: createShell({ logo: createElement(Logo) }),
  errorScreen: ErrorScreen,
  palette: pagePalette('docs', 'posts'),
});
