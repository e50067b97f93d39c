import type { LoadContext } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import { lastSegment } from './list-kinds.ts';
import { loadProjects } from './load-projects.ts';

/** Loads the page of one kind of work. */
export async function load(context: LoadContext<'/kinds/:slug'>) {
  const found = await findPage(context, 'kinds');
  if (!found) throw notFound(context.path);
  const { title, description, path } = found.page;
  const data = await loadProjects(context, found.page, lastSegment(path));
  return { title, description, languages: found.languages, data };
}
