import { fetchViteEnv } from 'nitro/vite/runtime';
import { BASE } from '../app/base-path.ts';
import { HEALTH_PATH } from '../constants.ts';
import { runningSite } from './running-site.ts';
import type { RunningSite } from './running-site.ts';
import type { Content } from '@recto/content';
import { HTTPError } from 'nitro/h3';
import type { SiteContent } from '../config/register.ts';

/**
 * Returns the site, and loads it if no page was requested yet. Its content is missing if the database cannot be opened.
 */
export async function startSite(): Promise<RunningSite> {
  if (!runningSite()?.content) await fetchViteEnv('ssr', new Request(`http://localhost${BASE}${HEALTH_PATH}`));
  const site = runningSite();
  if (!site) throw new Error('The site has not started.');
  return site;
}

/**
 * Returns the content of the site, in an API route: `const content = await useContent();`. Throws a 503 error if the
 * database cannot be opened.
 */
export async function useContent(): Promise<Content<SiteContent['collections']>> {
  const { content } = await startSite();
  if (!content) throw new HTTPError({ status: 503, statusText: 'Service Unavailable', message: 'Service Unavailable' });
  return content;
}
