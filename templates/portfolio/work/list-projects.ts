import type { LoadContext } from '@recto/site';
import { listPages } from '@recto/site/server';
import { findKind, listKinds, nameIn } from './list-kinds.ts';
import type { Kind } from './list-kinds.ts';

export interface Picture {
  src: string;
  alt: string;
}

export interface ProjectSummary {
  title: string;
  path: string;
  year: number;
  kind: Kind;
  cover: Picture;
  /** By this name the browser knows the cover again on another page, and lets it glide there. */
  mark: string;
}

/** All projects, newest first; those of one kind where it is named. Drafts are for whoever edits them. */
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
      mark: markOf(path),
    }));
}

export function markOf(path: string): string {
  return `cover-${nameIn(path)}`;
}
