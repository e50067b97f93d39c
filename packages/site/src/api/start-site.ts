import { fetchViteEnv } from 'nitro/vite/runtime';
import { BASE } from '../app/base-path.ts';
import { HEALTH_PATH } from '../constants.ts';
import { runningSite } from './running-site.ts';
import type { RunningSite } from './running-site.ts';

/** The site, with its database where that can be opened. A server loads it with the first request for a page. */
export async function startSite(): Promise<RunningSite> {
  if (!runningSite()?.content) await fetchViteEnv('ssr', new Request(`http://localhost${BASE}${HEALTH_PATH}`));
  const site = runningSite();
  if (!site) throw new Error('The site has not started.');
  return site;
}
