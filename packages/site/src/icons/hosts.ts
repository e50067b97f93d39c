import type { Site } from '../app/site.ts';

/** Default hosts of icons that a site does not have, in the order of requests. */
const HOSTS: readonly string[] = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'];

/** Hosts of icons that the site does not have. */
export function iconHosts({ icons }: Pick<Site, 'icons'>): readonly string[] {
  return icons?.hosts ?? HOSTS;
}
