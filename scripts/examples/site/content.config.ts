import { defineContent } from '@recto/content';
import { collections } from './collections.ts';

/** The same collections, for the content engine without a site. */
export default defineContent({ locales: ['en'], collections });
