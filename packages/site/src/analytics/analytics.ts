/** Entry of a separate script, which only sites with analytics have: it sends the page view before the load event. */
import { countPages } from './count-pages.ts';
import { isSkipped, readSettings } from './settings.ts';

const settings = readSettings(document);
if (settings && !isSkipped(settings, location)) countPages(settings);
