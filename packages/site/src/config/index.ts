// A site gets Vite's types through this package, and need not install Vite itself.
/// <reference types="vite/client" preserve="true" />

/** Functions and types for a `recto.config.ts`. It runs at build time and is not part of any bundle. */
export { urlSchema, defineCollection, textOf } from '@recto/content';
export type { Hooks, MarkdownParser, Transformer, TreeNode } from '@recto/content';
export { z } from 'zod';
export { blog } from '../kinds/blog/blog.ts';
export type { BlogOptions } from '../kinds/blog/blog.ts';
export { changelog } from '../kinds/changelog/changelog.ts';
export { docs } from '../kinds/docs/docs.ts';
export type { DocsOptions } from '../kinds/docs/docs.ts';
export type { SidebarEntry } from '../kinds/docs/sidebar-schema.ts';
export { imageSchema, linkSchema } from '../kinds/fields.ts';
export { infoCollection } from '../kinds/info/info-collection.ts';
export type { KindOptions } from '../kinds/kind-options.ts';
export { landing } from '../kinds/landing/landing.ts';
export type { LandingOptions } from '../kinds/landing/landing.ts';
export { page } from '../kinds/page/page.ts';
export { pageCollection } from '../kinds/page/page-collection.ts';
export { pricing } from '../kinds/pricing/pricing.ts';
export type { PricingOptions } from '../kinds/pricing/pricing.ts';
export { pricingCollection } from '../kinds/pricing/pricing-collection.ts';
export { search } from '../kinds/search/search.ts';
export { defineConfig } from './config.ts';
export type { Config } from './config.ts';
export { defineFeature } from './feature.ts';
export type { Feature } from './feature.ts';
export { definePage } from './page.ts';
export type { LoadContext, Page, PathsContext, ScreenProps, VisitorContext } from './page.ts';
export type { Part } from './part.ts';
export type { DataCollection, PageCollection, Register, SiteContent } from './register.ts';
