import { ErrorScreen, createShell, markdownComponents, pageRoute } from '@recto/screens';
import { defineApp } from '@recto/site';
import { site } from '../site.config.ts';

/** What server and browser share. */
export default defineApp({
  site,
  routes: [pageRoute()],
  components: markdownComponents,
  words: { en: async () => (await import('@recto/ui/locales/en.json')).default },
  shell: createShell(),
  errorScreen: ErrorScreen,
});
