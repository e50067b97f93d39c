import type { LoadContext } from '@recto/site';
import { listPages, loadInfo, textDirection, z } from '@recto/site/server';
import type { ScreenInfo } from '@recto/site/server';
import { inBothModes } from './both-modes.ts';
import type { ModePicture } from './both-modes.ts';

/** Date when a template was added. */
const added = z.object({ date: z.iso.date().default('') });

/** A template in the gallery. */
export interface TemplateSummary {
  title: string;
  description: string;
  path: string;
  category: string;
  licenseType: 'free' | 'paid';
  date: string;
  picture: ModePicture;
  /** Language of its texts, if it differs from that of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Data of the template gallery. */
export interface TemplatesData extends ScreenInfo {
  templates: TemplateSummary[];
}

/** Loads the template gallery. */
export async function load(context: LoadContext<'/templates'>) {
  const [info, rows] = await Promise.all([
    loadInfo(context, '/templates'),
    listPages(context, 'templates', (query) =>
      query
        .where('draft', '=', false)
        .select('path', 'stem', 'title', 'description', 'category', 'licenseType', 'mainScreen', 'meta'),
    ),
  ]);
  const templates = rows.map(({ title, description, path, category, licenseType, mainScreen, meta, lang }) => ({
    title,
    description,
    path,
    category,
    licenseType,
    ...added.parse(meta),
    picture: inBothModes(mainScreen),
    ...(lang !== undefined && { lang, dir: textDirection(lang, context.site) }),
  }));
  const data: TemplatesData = { ...info, templates };
  return { ...info, about: { kind: 'list' as const }, data };
}
