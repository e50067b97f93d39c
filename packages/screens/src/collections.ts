/** Collections that the screens know how to show, for `content.config.ts`. */
export { docsCollection } from './collections/docs.ts';
export { imageSchema, linkSchema } from './collections/fields.ts';
export { infoCollection } from './collections/info.ts';
export { landingCollection, pageCollection } from './collections/pages.ts';
export { postCollection } from './collections/posts.ts';
export { pricingCollection } from './collections/pricing.ts';
