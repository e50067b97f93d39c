import { loadPage } from '@recto/screens/server';
import { defineServer } from '@recto/site/server';
import type contentConfig from '../content.config.ts';

/** What stays on the server: a loader for each route. */
export default defineServer<typeof contentConfig>({
  loaders: { page: loadPage },
});
