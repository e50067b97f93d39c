import type { LoadContext } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import { loadProjects } from './load-projects.ts';

/** Loads the home page with all projects. Its title is only the name of the site. */
export async function load(context: LoadContext<'/'>) {
  const found = await findPage(context, 'pages');
  if (!found) throw notFound(context.path, { fatal: true });
  const { description } = found.page;
  const data = await loadProjects(context, found.page);
  return { title: '', description, languages: found.languages, data };
}
