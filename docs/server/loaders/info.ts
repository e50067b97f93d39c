import type { LoaderContext } from '@recto/site/server';
import { z } from 'zod';
import type contentConfig from '../../content.config.ts';

const screenInfo = z.object({ title: z.string(), description: z.string() });

export type ScreenInfo = z.output<typeof screenInfo>;

/** Name and description of a screen that is made of other pages: `info/{name}.yml` of the reader's language. */
export async function loadInfo(
  { content, locale, site }: LoaderContext<typeof contentConfig>,
  name: string,
): Promise<ScreenInfo> {
  const stems = [locale, site.locales[0]].map(({ code }) => `${code}/info/${name}`);
  const rows = await content.query('info').where('stem', 'IN', stems).all();
  const row = stems.map((stem) => rows.find((candidate) => candidate.stem === stem)).find((found) => found);
  if (!row) throw new Error(`The screen "${name}" has no words. Add content/${stems[0]}.yml.`);
  return screenInfo.parse(row.meta);
}
