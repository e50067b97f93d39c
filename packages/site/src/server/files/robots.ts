import type { Site } from '../../app/site.ts';
import { wholeAddress } from './whole-address.ts';

/** What answers questions and is no page: nothing there is to be found by searching. */
const CALLS = ['/api/', '/mcp'];

/** `/robots.txt`: everything may be read, unless the whole site is hidden, and here is the list of it. */
export function renderRobots(site: Site, isHidden: boolean): string {
  if (isHidden) return 'User-agent: *\nDisallow: /\n';
  const sitemap =
    site.url === undefined || site.sitemap === false ? '' : `\nSitemap: ${wholeAddress('/sitemap.xml', site)}\n`;
  return `User-agent: *\n${CALLS.map((call) => `Disallow: ${call}\n`).join('')}${sitemap}`;
}
