import { defineCollection, defineContent } from '@recto/content';

export default defineContent({
  locales: ['en'],
  collections: { docs: defineCollection({ type: 'page', source: '**' }) },
});
