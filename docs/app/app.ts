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
    fr: async () => (await import('@recto/ui/locales/fr.json')).default,
    de: async () => (await import('@recto/ui/locales/de.json')).default,
    es: async () => (await import('@recto/ui/locales/es.json')).default,
    pt_br: async () => (await import('@recto/ui/locales/pt_br.json')).default,
    ja: async () => (await import('@recto/ui/locales/ja.json')).default,
    zh_cn: async () => (await import('@recto/ui/locales/zh_cn.json')).default,
    ar: async () => (await import('@recto/ui/locales/ar.json')).default,
  },
  shell: createShell({ logo: createElement(Logo) }),
  errorScreen: ErrorScreen,
  palette: pagePalette({ actions: [{ label: 'header.studio', to: '/studio' }] }),
});
