/** What the screens need from the content, for `server.ts`: one loader a route. */
export { renderFeed } from './feed/render-feed.ts';
export type { FeedItem, FeedOptions } from './feed/render-feed.ts';
export { docsLoader } from './loaders/docs-loader.ts';
export type { DocsData } from './loaders/docs-loader.ts';
export { loadLanding } from './loaders/landing-loader.ts';
export type { LandingData } from './loaders/landing-loader.ts';
export { formatDate, newestFirst } from './loaders/list-posts.ts';
export { loadInfo } from './loaders/load-info.ts';
export type { ScreenInfo } from './loaders/load-info.ts';
export { landingComponents } from './markdown/landing-components.ts';
export { loadPage } from './loaders/page-loader.ts';
export type { PageData } from './loaders/page-loader.ts';
export { postListLoader } from './loaders/post-list-loader.ts';
export type { PostListData } from './loaders/post-list-loader.ts';
export { postLoader } from './loaders/post-loader.ts';
export type { PostData } from './loaders/post-loader.ts';
export { loadPricing } from './loaders/pricing-loader.ts';
export type { PricingData } from './loaders/pricing-loader.ts';
