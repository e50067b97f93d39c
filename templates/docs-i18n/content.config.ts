import { defineContent } from '@recto/content';
import { docsCollection, landingCollection } from '@recto/screens/collections';

/** Each language has a folder: `content/ar/docs/…` is at `/ar/docs/…`. The first is the one others are translated from. */
export default defineContent({
  locales: ['en', 'ar', 'fr'],
  collections: { landing: landingCollection(), docs: docsCollection() },
});
