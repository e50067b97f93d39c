/** A separate script, only in pages of sites with analytics: it sends the page view before the load event. */
import { countPages } from './count-pages.ts';
import { isSkipped, readSettings } from './settings.ts';

const settings = readSettings(document);
if (settings && !isSkipped(settings, location)) countPages(settings);
