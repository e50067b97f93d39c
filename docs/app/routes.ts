import type { Route } from '@recto/site';
import { isSlug } from './slug.ts';

const defaultLayout: Route['layout'] = async () => (await import('./layouts/default-layout.tsx')).DefaultLayout;
const docsLayout: Route['layout'] = async () => (await import('./layouts/docs-layout.tsx')).DocsLayout;

const home: Route['screen'] = async () => (await import('./screens/home-screen.tsx')).HomeScreen;
const blog: Route['screen'] = async () => (await import('./screens/blog-screen.tsx')).BlogScreen;
const post: Route['screen'] = async () => (await import('./screens/post-screen.tsx')).PostScreen;
const changelog: Route['screen'] = async () => (await import('./screens/changelog-screen.tsx')).ChangelogScreen;
const templates: Route['screen'] = async () => (await import('./screens/templates-screen.tsx')).TemplatesScreen;
const template: Route['screen'] = async () => (await import('./screens/template-screen.tsx')).TemplateScreen;
const studio: Route['screen'] = async () => (await import('./screens/studio-screen.tsx')).StudioScreen;
const pricing: Route['screen'] = async () => (await import('./screens/pricing-screen.tsx')).PricingScreen;
const docs: Route['screen'] = async () => (await import('./screens/docs-screen.tsx')).DocsScreen;

const slug: Route['meta'] = { validate: ({ params }) => isSlug(params['slug'] ?? '') };

/** Every address of the site, without its language. The first that fits answers. */
export const routes: readonly Route[] = [
  { name: 'home', path: '/', layout: defaultLayout, screen: home },
  { name: 'blog', path: '/blog', layout: defaultLayout, screen: blog },
  { name: 'post', path: '/blog/:slug', layout: defaultLayout, screen: post, meta: slug },
  { name: 'changelog', path: '/changelog', layout: defaultLayout, screen: changelog },
  { name: 'change', path: '/changelog/:slug', layout: defaultLayout, screen: post, meta: slug },
  { name: 'templates', path: '/templates', layout: defaultLayout, screen: templates },
  { name: 'template', path: '/templates/:slug', layout: defaultLayout, screen: template, meta: slug },
  { name: 'studio', path: '/studio', layout: defaultLayout, screen: studio },
  { name: 'pricing', path: '/studio/pricing', layout: defaultLayout, screen: pricing },
  { name: 'docs', path: '/**', layout: docsLayout, screen: docs },
];
