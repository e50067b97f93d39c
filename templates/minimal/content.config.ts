import { defineContent } from '@recto/content';
import { pageCollection } from '@recto/screens/collections';

/** Every markdown file is a page: `content/about.md` is at `/about`. */
export default defineContent({
  locales: ['en'],
  collections: { pages: pageCollection('**') },
});
