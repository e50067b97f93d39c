import { defineContent } from '@recto/content';
import { collections } from './collections.ts';

/** The same for the engine alone. */
export default defineContent({ locales: ['en'], collections });
