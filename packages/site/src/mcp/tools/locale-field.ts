import { z } from 'zod';
import type { Site } from '../../app/site.ts';

/** A language of the site. A model sees which there are before it asks. */
export function localeField({ locales }: Pick<Site, 'locales'>) {
  return z.enum(locales.map(({ code }) => code)).optional();
}
