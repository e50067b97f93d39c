import { defineContent } from '@recto/content';
import {
  infoCollection,
  landingCollection,
  pageCollection,
  postCollection,
  pricingCollection,
} from '@recto/screens/collections';

/** Which files become which collection. The names of the plans are those of the columns, in their order. */
export default defineContent({
  locales: ['en'],
  collections: {
    landing: landingCollection(),
    pricing: pricingCollection(['solo', 'team']),
    posts: postCollection('changelog/**'),
    pages: pageCollection(),
    info: infoCollection(),
  },
});
