import {
  blogRoutes,
  changelogRoutes,
  defaultLayout,
  docsRoute,
  landingRoute,
  pricingRoute,
  searchRoute,
  slugMeta,
} from '@recto/screens';
import type { Route } from '@recto/site';

const templates: Route['screen'] = async () => (await import('./screens/templates-screen.tsx')).TemplatesScreen;
const template: Route['screen'] = async () => (await import('./screens/template-screen.tsx')).TemplateScreen;
const studio: Route['screen'] = async () => (await import('./screens/studio-screen.tsx')).StudioScreen;

/** Every address of the site, without its language. The first that fits answers. */
export const routes: readonly Route[] = [
  landingRoute('/'),
  ...blogRoutes('/blog'),
  ...changelogRoutes('/changelog'),
  { name: 'templates', path: '/templates', layout: defaultLayout, screen: templates },
  { name: 'template', path: '/templates/:slug', layout: defaultLayout, screen: template, meta: slugMeta },
  { name: 'studio', path: '/studio', layout: defaultLayout, screen: studio },
  pricingRoute('/studio/pricing'),
  searchRoute('/search'),
  docsRoute('/**'),
];
