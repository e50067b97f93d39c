import type { Route } from '@recto/site';

const defaultLayout: Route['layout'] = async () => (await import('./layouts/default-layout.tsx')).DefaultLayout;
const docsLayout: Route['layout'] = async () => (await import('./layouts/docs-layout.tsx')).DocsLayout;

/** Every address of the site, without its language. */
export const routes: readonly Route[] = [
  {
    name: 'home',
    path: '/',
    layout: defaultLayout,
    screen: async () => (await import('./screens/home-screen.tsx')).HomeScreen,
  },
  {
    name: 'docs',
    path: '/docs/**',
    layout: docsLayout,
    screen: async () => (await import('./screens/docs-screen.tsx')).DocsScreen,
  },
];
