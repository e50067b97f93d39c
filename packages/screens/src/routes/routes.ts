import type { Route, RouteMeta } from '@recto/site';
import { SEARCH_ROUTE } from '../shell/search-page.ts';
import { isSlug } from './slug.ts';

/** Layouts and screens come when a page needs them. A route's name is that of its loader on the server. */

export const defaultLayout: Route['layout'] = async () => (await import('../layouts/default-layout.tsx')).DefaultLayout;
const docsLayout: Route['layout'] = async () => (await import('../layouts/docs-layout.tsx')).DocsLayout;

/** For routes that end in `:slug`: what no file can be called is not looked for. */
export const slugMeta: RouteMeta = { validate: ({ params }) => isSlug(params['slug'] ?? '') };

export function landingRoute(path = '/', name = 'landing'): Route {
  return {
    name,
    path,
    layout: defaultLayout,
    screen: async () => (await import('../screens/landing-screen.tsx')).LandingScreen,
  };
}

/** Everything below a path is documentation. */
export function docsRoute(path = '/docs/**', name = 'docs'): Route {
  return {
    name,
    path,
    layout: docsLayout,
    screen: async () => (await import('../screens/docs-screen.tsx')).DocsScreen,
  };
}

/** A list of posts and each of them: routes `blog` and `post`. */
export function blogRoutes(path = '/blog'): Route[] {
  return [
    {
      name: 'blog',
      path,
      layout: defaultLayout,
      screen: async () => (await import('../screens/blog-screen.tsx')).BlogScreen,
    },
    postRoute('post', path),
  ];
}

/** What changed, along a line, and each change: routes `changelog` and `change`. */
export function changelogRoutes(path = '/changelog'): Route[] {
  return [
    {
      name: 'changelog',
      path,
      layout: defaultLayout,
      screen: async () => (await import('../screens/changelog-screen.tsx')).ChangelogScreen,
    },
    postRoute('change', path),
  ];
}

function postRoute(name: string, path: string): Route {
  return {
    name,
    path: `${path}/:slug`,
    layout: defaultLayout,
    screen: async () => (await import('../screens/post-screen.tsx')).PostScreen,
    meta: slugMeta,
  };
}

export function pricingRoute(path = '/pricing', name = 'pricing'): Route {
  return {
    name,
    path,
    layout: defaultLayout,
    screen: async () => (await import('../screens/pricing-screen.tsx')).PricingScreen,
  };
}

/**
 * All pages of a site; on a server also what a form asks for, `/search?q=`. Where there is one, the header's search
 * works without script.
 */
export function searchRoute(path = '/search'): Route {
  return {
    name: SEARCH_ROUTE,
    path,
    layout: defaultLayout,
    screen: async () => (await import('../screens/search-screen.tsx')).SearchScreen,
    // Nobody looks for a list of what was found elsewhere.
    meta: { noindex: true },
  };
}

/** Pages of nothing but words, wherever no other route is. It comes last. */
export function pageRoute(path = '/**', name = 'page'): Route {
  return {
    name,
    path,
    layout: defaultLayout,
    screen: async () => (await import('../screens/page-screen.tsx')).PageScreen,
  };
}
