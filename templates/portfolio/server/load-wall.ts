import { outlineEntries } from '@recto/screens/server';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../content.config.ts';
import { listKinds, nameIn } from './list-kinds.ts';
import type { Kind } from './list-kinds.ts';
import { listProjects } from './list-projects.ts';
import type { ProjectSummary } from './list-projects.ts';

export interface WallData {
  title: string;
  description: string;
  kinds: Kind[];
  projects: ProjectSummary[];
}

type WallLoader = Loader<WallData, typeof contentConfig>;

/** The first page: all of the work. It bears the name of the site alone. */
export const loadHome: WallLoader = async (context) => {
  const found = await findPage(context, 'pages');
  if (!found) throw notFound(context.path, { fatal: true });
  const [projects, kinds] = await Promise.all([listProjects(context), listKinds(context)]);
  const { title, description } = found.page;
  return {
    title: '',
    description,
    languages: found.languages,
    data: { title, description, kinds: [...kinds.values()], projects },
    outline: [['h1', {}, title], ['p', {}, description], ...outlineProjects(projects)],
  };
};

/** One kind of work. */
export const loadKind: WallLoader = async (context) => {
  const found = await findPage(context, 'kinds');
  if (!found) throw notFound(context.path);
  const { title, description, path } = found.page;
  const [projects, kinds] = await Promise.all([listProjects(context, nameIn(path)), listKinds(context)]);
  return {
    title,
    description,
    languages: found.languages,
    data: { title, description, kinds: [...kinds.values()], projects },
    outline: outlineProjects(projects),
  };
};

/** The work for those who read markdown. */
function outlineProjects(projects: readonly ProjectSummary[]) {
  return outlineEntries(
    projects.map(({ title, path, kind, year }) => ({ title, path, facts: [kind.label, String(year)] })),
  );
}
