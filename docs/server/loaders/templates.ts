import { listPages } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../../content.config.ts';
import { loadInfo } from './info.ts';
import type { ScreenInfo } from './info.ts';

export interface TemplateSummary {
  title: string;
  description: string;
  path: string;
  category: string;
  licenseType: 'free' | 'paid';
  mainScreen: string;
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
        .select('path', 'stem', 'title', 'description', 'category', 'licenseType', 'mainScreen'),
    ),
  ]);
  const templates = rows.map(({ title, description, path, category, licenseType, mainScreen }) => ({
    title,
    description,
    path,
    category,
    licenseType,
    mainScreen,
  }));
  return { ...info, data: { ...info, templates } };
};
