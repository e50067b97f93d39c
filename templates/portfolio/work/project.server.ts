import type { LoadContext } from '@recto/site';
import { findPage, notFound, surroundings } from '@recto/site/server';
import { findKind, listKinds } from './list-kinds.ts';
import { listProjects, transitionName } from './list-projects.ts';
import type { ProjectSummary } from './list-projects.ts';

type Neighbour = Pick<ProjectSummary, 'title' | 'path'>;

/** Loads a project with its neighbours. */
export async function load(context: LoadContext<'/work/:slug'>) {
  const [found, projects, kinds] = await Promise.all([
    findPage(context, 'projects'),
    listProjects(context),
    listKinds(context),
  ]);
  if (!found) throw notFound(context.path);
  const { title, description, path, year, kind, role, cover, images, draft, body } = found.page;
  const [previous = null, next = null] = surroundings(projects, path);
  return {
    title,
    description,
    languages: found.languages,
    data: {
      title,
      description,
      path,
      year,
      kind: findKind(kind, kinds),
      role,
      cover,
      images,
      transitionName: transitionName(path),
      isDraft: draft,
      previous: previous && toNeighbour(previous),
      next: next && toNeighbour(next),
    },
    body: body.nodes,
  };
}

function toNeighbour({ title, path }: Neighbour): Neighbour {
  return { title, path };
}
