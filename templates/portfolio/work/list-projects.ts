import type { LoadContext } from '@recto/site';
import { listPages } from '@recto/site/server';
import { findKind, listKinds, lastSegment } from './list-kinds.ts';
import type { Kind } from './list-kinds.ts';

/** A picture of a project. */
export interface Picture {
  src: string;
  alt: string;
}

/** A project in a list. */
export interface ProjectSummary {
  title: string;
  path: string;
  year: number;
  kind: Kind;
  cover: Picture;
  /** View transition name of the cover, by which the browser moves it to its position on the next page. */
  transitionName: string;
}

/** Lists all published projects, or those of one kind, newest first. */
export async function listProjects(context: LoadContext, kind?: string): Promise<ProjectSummary[]> {
  const [kinds, rows] = await Promise.all([
    listKinds(context),
    listPages(context, 'projects', (query) =>
      query.where('draft', '=', false).select('path', 'stem', 'title', 'year', 'kind', 'cover'),
    ),
  ]);
  return rows
    .filter((row) => kind === undefined || row.kind === kind)
    .sort((a, b) => b.year - a.year)
    .map(({ title, path, year, kind, cover }) => ({
      title,
      path,
      year,
      kind: findKind(kind, kinds),
      cover,
      transitionName: transitionName(path),
    }));
}

/** View transition name of the cover of a project. */
export function transitionName(path: string): string {
  return `cover-${lastSegment(path)}`;
}
