import { defineApp } from '@recto/site';
import { site } from '../site.config.ts';
import { components } from './components.ts';
import { redirects } from './redirects.ts';
import { routes } from './routes.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { Shell } from './shell.tsx';

export default defineApp({
  site,
  routes,
  rules: redirects,
  components,
  words: {
    en: async () => (await import('@recto/ui/locales/en.json')).default,
    ar: async () => (await import('@recto/ui/locales/ar.json')).default,
  },
  shell: Shell,
  errorScreen: ErrorScreen,
  palette: async () => (await import('./palette/palette.tsx')).Palette,
});
