import { defaultLayout, pageRoute, slugMeta } from '@recto/screens';
import type { Route } from '@recto/site';

const home: Route['screen'] = async () => (await import('./screens/home-screen.tsx')).HomeScreen;
const post: Route['screen'] = async () => (await import('./screens/post-screen.tsx')).PostScreen;
const page: Route['screen'] = async () => (await import('./screens/page-screen.tsx')).PageScreen;
const tag: Route['screen'] = async () => (await import('./screens/tag-screen.tsx')).TagScreen;

/** Every address of the blog. The first that fits answers. */
export const routes: readonly Route[] = [
  { name: 'home', path: '/', layout: defaultLayout, screen: home },
  { name: 'post', path: '/posts/:slug', layout: defaultLayout, screen: post, meta: slugMeta },
  { name: 'tag', path: '/tags/:slug', layout: defaultLayout, screen: tag, meta: slugMeta },
  { ...pageRoute(), screen: page },
];
