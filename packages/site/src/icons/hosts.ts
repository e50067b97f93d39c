import type { Site } from '../app/site.ts';

/** Who gives icons that a site does not have itself, in this order, where it names no others. */
const HOSTS: readonly string[] = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'];

export function iconHosts({ icons }: Pick<Site, 'icons'>): readonly string[] {
  return icons?.hosts ?? HOSTS;
}
