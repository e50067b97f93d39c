import type { ContentConfig } from '@recto/content';
import type { DocsCollection } from '../collections/docs.ts';
import type { InfoCollection } from '../collections/info.ts';
import type { PageCollection } from '../collections/pages.ts';
import type { PostCollection } from '../collections/posts.ts';
import type { PricingCollection } from '../collections/pricing.ts';

/** What a site's content has to have for a loader to find it, whatever else it has. */
export type DocsContent = ContentConfig<{ docs: DocsCollection }>;
export type InfoContent = ContentConfig<{ info: InfoCollection }>;
export type LandingContent = ContentConfig<{ landing: PageCollection }>;
export type PagesContent = ContentConfig<{ pages: PageCollection }>;
export type PostsContent = ContentConfig<{ info: InfoCollection; posts: PostCollection }>;
export type PricingContent = ContentConfig<{ pricing: PricingCollection }>;
