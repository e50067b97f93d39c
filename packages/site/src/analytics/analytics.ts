/** A script of its own, only in pages of sites with analytics: the page view goes out before the load is over. */
import { countPages } from './count-pages.ts';
import { isSkipped, readSettings } from './settings.ts';

const settings = readSettings(document);
if (settings && !isSkipped(settings, location)) countPages(settings);
