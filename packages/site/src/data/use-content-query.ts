import type { SiteContent } from '../config/register.ts';
import { defineContentQuery } from './content-query.ts';

/** Asks the content from a component in the browser, in the language of the page. */
export const useContentQuery = defineContentQuery<SiteContent>();
