import { defaultLayout, pageRoute, slugMeta } from '@recto/screens';
import type { Route } from '@recto/site';

const wall: Route['screen'] = async () => (await import('./screens/wall-screen.tsx')).WallScreen;
const project: Route['screen'] = async () => (await import('./screens/project-screen.tsx')).ProjectScreen;

/** Every address of the portfolio. The first that fits answers. */
export const routes: readonly Route[] = [
  { name: 'home', path: '/', layout: defaultLayout, screen: wall },
  { name: 'kind', path: '/kinds/:slug', layout: defaultLayout, screen: wall, meta: slugMeta },
  { name: 'project', path: '/work/:slug', layout: defaultLayout, screen: project, meta: slugMeta },
  pageRoute(),
];
