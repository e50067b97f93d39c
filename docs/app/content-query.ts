import { defineContentQuery } from '@recto/site';
import type contentConfig from '../content.config.ts';

/** Asks the content of this site from a component. */
export const useContentQuery = defineContentQuery<typeof contentConfig>();
