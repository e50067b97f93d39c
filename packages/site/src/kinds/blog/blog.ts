import type { Page } from '../../config/page.ts';
import { KIND_OPTIONS, SLUG, SLUGS, assertOptions, globOf } from '../kind-options.ts';
import type { KindOptions } from '../kind-options.ts';
import { infoCollection } from '../info/info-collection.ts';
import { postCollection } from './post-collection.ts';

/** Options of the page kinds `blog` and `changelog`. */
export interface BlogOptions extends KindOptions {
  /** Screen for the list of posts, instead of the kind's default screen. */
  listScreen?: NonNullable<KindOptions['screen']>;
  /** Generates RSS, Atom and JSON feeds of the posts in each language. Requires `url` in the configuration. */
  feed?: boolean;
}

/** A blog: a list of posts, newest first, and a page for each. `content/blog/2026/first.md` is at `/blog/2026/first`. */
export function blog(path = '/blog', options: BlogOptions = {}): Page[] {
  return postPages('blog', path, { listScreen: () => import('./blog-screen.tsx'), ...options });
}

/** Builds the pages of a page kind that lists dated texts, such as a blog or a changelog. */
export function postPages(
  kind: string,
  path: string,
  options: BlogOptions & Required<Pick<BlogOptions, 'listScreen'>>,
): Page[] {
  assertOptions(`${kind}('${path}')`, options, { ...KIND_OPTIONS, listScreen: true, feed: true });
  const { collection = 'posts', source = globOf(path), fields, screen, listScreen, feed = true } = options;
  const collections = { [collection]: postCollection(source, fields), info: infoCollection() };
  return [
    {
      path,
      server: () => import('./post-list.server.ts'),
      screen: listScreen,
      options: { path, collection },
      collections,
      ...(feed && { feed: { folder: path, module: () => import('./post-feed.server.ts') } }),
    },
    {
      // Posts can be in subfolders, but below the root such paths belong to other pages.
      ...(path === '/' ? { path: '/:slug', params: { slug: SLUG } } : { path: `${path}/**`, params: { rest: SLUGS } }),
      server: () => import('./post.server.ts'),
      screen: screen ?? (() => import('./post-screen.tsx')),
      options: { path, collection },
      collections,
    },
  ];
}
