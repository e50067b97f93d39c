import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Tree } from '../studio.ts';
import type { FileEntry } from './list-entries.ts';
import { labelOfFile } from './row-label.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const CreateDialog = lazyWithRetry(() => import('./create/create-dialog.tsx'));
const DeleteDialog = lazyWithRetry(() => import('./move/delete-dialog.tsx'));
const HistoryDialog = lazyWithRetry(() => import('./history/history-dialog.tsx'));
const RenameDialog = lazyWithRetry(() => import('./move/rename-dialog.tsx'));

/** A task that is done in a dialog. */
export type FileTask =
  | { kind: 'create'; folder?: string }
  | { kind: 'rename-folder'; folder: string; name: string }
  | { kind: 'duplicate' | 'rename' | 'delete' | 'history'; entry: FileEntry };

/** Props that all file dialogs share. */
export interface FileDialogProps {
  tree: Tree;
  entries: readonly FileEntry[];
  onClose: () => void;
}

/** The dialog for a task. Its code is loaded when it is opened. */
export function FileDialog({ task, ...shared }: FileDialogProps & { task: FileTask }): ReactNode {
  return <Suspense>{dialogFor(task, shared)}</Suspense>;
}

function dialogFor(task: FileTask, shared: FileDialogProps): ReactNode {
  if (task.kind === 'create') {
    return <CreateDialog {...shared} {...(task.folder !== undefined && { folder: task.folder })} />;
  }
  if (task.kind === 'rename-folder') {
    return <RenameDialog {...shared} source={task.folder} name={task.name} isFolder />;
  }
  const { kind, entry } = task;
  if (kind === 'duplicate') return <CreateDialog {...shared} copyOf={entry} />;
  if (kind === 'history') return <HistoryDialog {...shared} entry={entry} />;
  if (kind === 'delete') return <DeleteDialog {...shared} entry={entry} />;
  return <RenameDialog {...shared} source={entry.path} name={labelOfFile(entry)} isFolder={false} />;
}
