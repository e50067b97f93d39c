import { defineContent } from '@recto/content';
import { docsCollection, infoCollection, landingCollection, postCollection } from '@recto/screens/collections';

/** Which files become which collection. Numbers in their names order them, and are left out of addresses. */
export default defineContent({
  locales: ['en'],
  collections: {
    landing: landingCollection(),
    docs: docsCollection(),
    posts: postCollection('changelog/**'),
    info: infoCollection(),
  },
  links: ['/changelog'],
});
