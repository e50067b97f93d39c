import { loadPage } from '@recto/screens/server';
import { defineServer } from '@recto/site/server';
import inter from '@recto/ui/fonts/inter.woff2?url';
import type contentConfig from '../content.config.ts';
import { loadProject } from './load-project.ts';
import { loadHome, loadKind } from './load-wall.ts';

/** What stays on the server: a loader for each route. */
export default defineServer<typeof contentConfig>({
  fonts: () => [inter],
  loaders: { home: loadHome, kind: loadKind, project: loadProject, page: loadPage },
});
