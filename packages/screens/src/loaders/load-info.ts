import { defaultLocale } from '@recto/site';
import type { Locale, Site } from '@recto/site';
import type { LoaderContext } from '@recto/site/server';
import { z } from 'zod';
import type { InfoContent } from './contents.ts';

const screenInfo = z.object({ title: z.string(), description: z.string() });

export type ScreenInfo = z.output<typeof screenInfo>;

/** Name and description of a screen that is made of other pages: `info/{name}.yml` of the reader's language. */
export async function loadInfo(
  { content, locale, site }: LoaderContext<InfoContent>,
  name: string,
): Promise<ScreenInfo> {
  const stems = [locale, defaultLocale(site)].map((language) => stemIn(language, name, site));
  const rows = await content.query('info').where('stem', 'IN', stems).all();
  const row = stems.map((stem) => rows.find((candidate) => candidate.stem === stem)).find((found) => found);
  if (!row) throw new Error(`The screen "${name}" has no words. Add content/${stems[0]}.yml.`);
  return screenInfo.parse(row.meta);
}

/** A site in one language has no folder for it. */
function stemIn({ code }: Locale, name: string, site: Site): string {
  return site.locales.length > 1 ? `${code}/info/${name}` : `info/${name}`;
}
