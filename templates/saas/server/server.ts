import { landingComponents, loadLanding, loadPage, postListLoader, postLoader } from '@recto/screens/server';
import { defineServer } from '@recto/site/server';
import inter from '@recto/ui/fonts/inter.woff2?url';
import type contentConfig from '../content.config.ts';
import { loadPrices } from './loaders/prices.ts';

/** What stays on the server: a loader for each route. */
export default defineServer<typeof contentConfig>({
  components: landingComponents,
  fonts: () => [inter],
  loaders: {
    landing: loadLanding,
    pricing: loadPrices,
    changelog: postListLoader('changelog'),
    change: postLoader('changelog'),
    page: loadPage,
  },
});
