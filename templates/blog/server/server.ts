import { loadPage } from '@recto/screens/server';
import { defineServer } from '@recto/site/server';
import inter from '@recto/ui/fonts/inter.woff2?url';
import newsreader from '@recto/ui/fonts/newsreader.woff2?url';
import type contentConfig from '../content.config.ts';
import { feeds } from './feeds.ts';
import { loadHome } from './load-home.ts';
import { loadPost } from './load-post.ts';
import { loadTag } from './load-tag.ts';

/** What stays on the server: a loader for each route, and the feeds. */
export default defineServer<typeof contentConfig>({
  fonts: () => [newsreader, inter],
  loaders: { home: loadHome, post: loadPost, tag: loadTag, page: loadPage },
  feeds,
});
