import { defaultLocale } from '../../languages/locale.ts';
import type { Locale, Site } from '../../app/site.ts';
import type { LoaderContext } from '../../server/server.ts';
import { titleOfPath } from '../../app/page-paths.ts';
import { z } from 'zod';

const screenInfo = z.object({ title: z.string().optional(), description: z.string().default('') });

/** Title and description of a generated page. */
export interface ScreenInfo {
  title: string;
  description: string;
}

/**
 * Loads the title and description of a list: those of `/blog` are in `info/blog.yml` of the current locale or of the
 * default locale.
 */
export async function loadInfo(
  { content, locale, site }: Pick<LoaderContext, 'content' | 'locale' | 'site'>,
  path: string,
): Promise<ScreenInfo> {
  const name = path.slice(1);
  const stems = [locale, defaultLocale(site)].map((language) => stemIn(language, name, site));
  const rows = await content.query('info').where('stem', 'IN', stems).all();
  const row = stems.map((stem) => rows.find((candidate) => candidate.stem === stem)).find((match) => match);
  const { title = titleOfPath(path), description } = screenInfo.parse(row?.meta ?? {});
  return { title, description };
}

/** A site in one language has no locale folder. */
function stemIn({ code }: Locale, name: string, site: Site): string {
  return site.locales.length > 1 ? `${code}/info/${name}` : `info/${name}`;
}
