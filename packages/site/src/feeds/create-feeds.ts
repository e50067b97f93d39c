import type { ContentConfig, PlainTreeOptions } from '@recto/content';
import type { LoaderContext, SiteFeed } from '../server/server.ts';
import type { Feed } from './feed.ts';
import { feedPath } from './feed-paths.ts';
import type { FeedFile } from './feed-paths.ts';
import { renderAtom } from './render-atom.ts';
import { renderJsonFeed } from './render-json-feed.ts';
import { renderRss } from './render-rss.ts';
import { buildFeed } from './build-feed.ts';
import type { FeedSource } from './build-feed.ts';

/** A feed, as defined by the default export of a module. */
export interface FeedDefinition<Config extends ContentConfig = ContentConfig, Options = unknown> {
  /** Returns the name of the feed in a language. */
  name: (context: FeedContext<Config, Options>) => Promise<string>;
  /** Returns the description and the posts of the feed in that language. */
  posts: (context: FeedContext<Config, Options>) => Promise<FeedSource>;
}

type FeedContext<Config extends ContentConfig, Options> = LoaderContext<Config> & { options: Options };

interface FeedOptions<Options> {
  /** Folder of the files: `/blog`. */
  folder: string;
  options: Options;
  /** Returns the static markdown components of the server for a language; they are rendered as plain elements. */
  components?: (language: Pick<LoaderContext, 'locale' | 'messages'>) => PlainTreeOptions['components'];
}

interface Format {
  file: FeedFile;
  name: string;
  type: string;
  render: (feed: Feed) => string;
}

const FORMATS: readonly Format[] = [
  { file: 'rss.xml', name: 'RSS', type: 'application/rss+xml', render: renderRss },
  { file: 'atom.xml', name: 'Atom', type: 'application/atom+xml', render: renderAtom },
  { file: 'feed.json', name: 'JSON Feed', type: 'application/feed+json', render: renderJsonFeed },
];

/** Creates a feed in three formats: `rss.xml`, `atom.xml` and `feed.json` in a folder of the site, in each language. */
export function createFeeds<Config extends ContentConfig, Options>(
  { name, posts }: FeedDefinition<Config, Options>,
  { folder, options, components }: FeedOptions<Options>,
): SiteFeed<Config>[] {
  return FORMATS.map(({ file, name: format, type, render }) => ({
    path: feedPath(folder, file),
    type,
    title: async (context) => `${await name({ ...context, options })} (${format})`,
    make: async (fileContext) => {
      const context = { ...fileContext, options };
      const [title, source] = await Promise.all([name(context), posts(context)]);
      const text = render(buildFeed(title, source, context, components?.(context)));
      // Feed readers may run in browsers on other origins.
      return new Response(text, {
        headers: { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' },
      });
    },
  }));
}
