import { localisePath } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type { PagesContent } from './contents.ts';

export interface PageData {
  title: string;
  description: string;
}

/** A page of nothing but words. */
export const loadPage: Loader<PageData, PagesContent> = async (context) => {
  const found = await findPage(context, 'pages');
  if (!found) throw notFound(context.path);
  const { title, description, seo, body } = found.page;
  // The first page bears the site's name alone.
  const isHome = context.path === localisePath('/', context.locale, context.site);
  return {
    title: isHome ? '' : title,
    description,
    seo,
    languages: found.languages,
    data: { title, description },
    body: body.nodes,
  };
};
