import { useRef } from 'react';
import { StudioProblem, toProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';
import type { Tree } from '../../studio.ts';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { FileEntry } from '../list-entries.ts';
import { findReferences } from './find-references.ts';
import { movedFolders, updateMovedRows } from './update-moved-rows.ts';
import { moveFiles } from './move-files.ts';
import { planReorder } from './plan-reorder.ts';
import type { ReorderPlan } from './plan-reorder.ts';

/** Moves the named file or folder to another position in its folder, counted from 0. */
export type ReorderFiles = (folder: string, name: string, to: number) => void;

/** Reorders numbered files by renaming them, as drafts. Links that refer to a file by its path are updated too. */
export function useFileReorder(tree: Tree, entries: readonly FileEntry[]): ReorderFiles {
  const { client, documents, view, notify } = useStudio();
  const messages = useMessages('files');
  /** Runs one reorder at a time, since each plan is based on the paths that the previous one has created. */
  const isBusy = useRef(false);

  const apply = async (plan: ReorderPlan): Promise<void> => {
    const { moves, position, count } = plan;
    const { locales, folders, files } = tree;
    const picture = files.find(({ path, kind }) => kind === 'media' && isBelowMoved(path, moves));
    if (picture) {
      throw new StudioProblem({ code: 'files/media', message: fill(messages.reorderMedia, { path: picture.path }) });
    }
    const moved = entries.filter(({ path }) => moves.has(path));
    const references = await findReferences(moved, { client, documents, entries, locales, folders });
    const linking = references.map(({ entry }) => entry);
    const routes = new Map(moved.map(({ path, route }) => [moves.get(path) ?? path, route]));
    const onRename = (): void => {
      updateMovedRows(moves);
    };
    await moveFiles({ documents, entries, locales, folders, moves, routes, linking, onRename });
    const now = view.get();
    const opened = now.path === undefined ? undefined : moves.get(now.path);
    if (opened !== undefined) view.set({ ...now, path: opened });
    notify({ kind: 'done', text: fill(messages.reordered, { position, count }) });
  };

  return (folder, name, to) => {
    const plan = planReorder(folder, name, to, entries);
    if (!plan || isBusy.current) return;
    isBusy.current = true;
    apply(plan)
      .catch((error: unknown) => {
        const { message, hint } = toProblem(error);
        notify({ kind: 'error', text: message, hint });
      })
      .finally(() => {
        isBusy.current = false;
      });
  };
}

/** Whether a file is in a folder whose path changes. */
function isBelowMoved(path: string, moves: ReadonlyMap<string, string>): boolean {
  return [...movedFolders(moves).keys()].some((folder) => path.startsWith(`${folder}/`));
}
