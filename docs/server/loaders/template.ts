import { localisePath } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../../content.config.ts';
import { loadInfo } from './info.ts';

export interface TemplateData {
  title: string;
  description: string;
  category: string;
  licenseType: 'free' | 'paid';
  owner: string;
  /** Where it can be seen running. */
  demo: string;
  /** Where its files are. */
  source: string;
  images: string[];
  gallery: { label: string; to: string };
}

export const loadTemplate: Loader<TemplateData, typeof contentConfig> = async (context) => {
  const [found, info] = await Promise.all([findPage(context, 'templates'), loadInfo(context, 'templates')]);
  if (!found) throw notFound(context.path, { fatal: true });
  const { title, description, category, licenseType, owner, name, branch, demo, body } = found.page;
  const { image1, image2, image3 } = found.page;
  return {
    title,
    description,
    languages: found.languages,
    data: {
      title,
      description,
      category,
      licenseType,
      owner,
      demo,
      source: `https://github.com/${owner}/${name}/tree/${branch}`,
      images: [image1, image2, image3].filter((image) => image !== undefined),
      gallery: { label: info.title, to: localisePath('/templates', context.locale, context.site) },
    },
    body: body.nodes,
  };
};
