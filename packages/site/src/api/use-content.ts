import type { Content } from '@recto/content';
import { HTTPError } from 'nitro/h3';
import type { SiteContent } from '../config/register.ts';
import { startSite } from './start-site.ts';

/** The content of the site, in an API route: `const content = await useContent();`. */
export async function useContent(): Promise<Content<SiteContent['collections']>> {
  const { content } = await startSite();
  if (!content) throw new HTTPError({ status: 503, statusText: 'Service Unavailable', message: 'Service Unavailable' });
  return content;
}
