import { loadInfo, outlineEntries } from '@recto/screens/server';
import type { ScreenInfo } from '@recto/screens/server';
import { textDirection } from '@recto/site';
import { listPages } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import { z } from 'zod';
import type contentConfig from '../../content.config.ts';
import { inBothModes } from './both-modes.ts';
import type { ModePicture } from './both-modes.ts';

/** When it was added. */
const added = z.object({ date: z.iso.date().default('') });

export interface TemplateSummary {
  title: string;
  description: string;
  path: string;
  category: string;
  licenseType: 'free' | 'paid';
  date: string;
  picture: ModePicture;
  /** Language of its words, where it is not the reader's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export interface TemplatesData extends ScreenInfo {
  templates: TemplateSummary[];
}

export const loadTemplates: Loader<TemplatesData, typeof contentConfig> = async (context) => {
  const [info, rows] = await Promise.all([
    loadInfo(context, 'templates'),
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
  const entries = templates.map(({ licenseType, ...template }) => ({
    ...template,
    facts: [context.words?.[`templates.${licenseType}`]],
  }));
  return { ...info, about: { kind: 'list' }, data: { ...info, templates }, outline: outlineEntries(entries) };
};
