import type { LoadContext } from '@recto/site';
import { listKinds } from './list-kinds.ts';
import type { Kind } from './list-kinds.ts';
import { listProjects } from './list-projects.ts';
import type { ProjectSummary } from './list-projects.ts';

/** Data of a page with a grid of projects. */
export interface ProjectsData {
  title: string;
  description: string;
  kinds: Kind[];
  projects: ProjectSummary[];
}

/** Loads all projects, or those of one kind, and the kinds for the filter. */
export async function loadProjects(
  context: LoadContext,
  { title, description }: Pick<ProjectsData, 'title' | 'description'>,
  kind?: string,
): Promise<ProjectsData> {
  const [projects, kinds] = await Promise.all([listProjects(context, kind), listKinds(context)]);
  return { title, description, kinds: [...kinds.values()], projects };
}
