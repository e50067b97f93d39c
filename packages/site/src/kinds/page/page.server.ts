import { localisePath } from '../../languages/locale.ts';
import { findPage } from '../../server/pages.ts';
import { notFound } from '../../server/page-error.ts';
import type { LoaderResult } from '../../server/server.ts';
import type { KindContext } from '../kind-context.ts';
import type { PageCollection } from './page-collection.ts';

/** Data of a plain page. */
export interface PageData {
  title: string;
  description: string;
}

/** Loads a plain page. */
export async function load(
  context: KindContext<PageCollection, { collection: string }>,
): Promise<LoaderResult<PageData>> {
  const found = await findPage(context, context.options.collection);
  if (!found) throw notFound(context.path);
  const { title, description, seo, body } = found.page;
  // The document title of the home page is the name of the site alone.
  const isHome = context.path === localisePath('/', context.locale, context.site);
  return {
    title: isHome ? '' : title,
    description,
    seo,
    languages: found.languages,
    data: { title, description },
    body: body.nodes,
  };
}
