import type { LoadContext } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import { loadWall } from './load-wall.ts';

/** The first page: all of the work. Its title is the name of the site alone. */
export async function load(context: LoadContext<'/'>) {
  const found = await findPage(context, 'pages');
  if (!found) throw notFound(context.path, { fatal: true });
  const { description } = found.page;
  const data = await loadWall(context, found.page);
  return { title: '', description, languages: found.languages, data };
}
