import {
  askSearch,
  docsLoader,
  landingComponents,
  loadLanding,
  postListLoader,
  postLoader,
  searchLoader,
} from '@recto/screens/server';
import { defineServer } from '@recto/site/server';
import inter from '@recto/ui/fonts/inter.woff2?url';
import type contentConfig from '../content.config.ts';
import { pair } from './pair.ts';

/** What stays on the server: a loader for each route, and components that are plain elements. */
export default defineServer<typeof contentConfig>({
  components: { ...landingComponents, pair },
  fonts: () => [inter],
  loaders: {
    landing: loadLanding,
    changelog: postListLoader('changelog'),
    change: postLoader('changelog'),
    search: searchLoader('docs', 'posts'),
    docs: docsLoader(),
  },
  asked: { search: askSearch },
});
