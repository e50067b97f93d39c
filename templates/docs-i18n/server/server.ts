import { askSearch, docsLoader, landingComponents, loadLanding, searchLoader } from '@recto/screens/server';
import { defineServer } from '@recto/site/server';
import inter from '@recto/ui/fonts/inter.woff2?url';
import newsreader from '@recto/ui/fonts/newsreader.woff2?url';
import type contentConfig from '../content.config.ts';

/** What stays on the server: a loader for each route. */
export default defineServer<typeof contentConfig>({
  components: landingComponents,
  // Both hold Latin letters. Arabic is set in the fonts of the reader's system.
  fonts: ({ dir }) => (dir === 'rtl' ? [] : [inter, newsreader]),
  loaders: { landing: loadLanding, search: searchLoader('docs'), docs: docsLoader() },
  asked: { search: askSearch },
});
