import type { LoadContext } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import { nameIn } from './list-kinds.ts';
import { loadWall } from './load-wall.ts';

/** Loads the page of one kind of work. */
export async function load(context: LoadContext<'/kinds/:slug'>) {
  const found = await findPage(context, 'kinds');
  if (!found) throw notFound(context.path);
  const { title, description, path } = found.page;
  const data = await loadWall(context, found.page, nameIn(path));
  return { title, description, languages: found.languages, data };
}
