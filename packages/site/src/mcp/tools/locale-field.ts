import { z } from 'zod';
import type { Site } from '../../app/site.ts';

/** Schema of an optional locale. The model sees the locales of the site in the schema. */
export function localeField({ locales }: Pick<Site, 'locales'>) {
  return z.enum(locales.map(({ code }) => code)).optional();
}
