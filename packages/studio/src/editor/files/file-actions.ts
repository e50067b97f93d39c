import type { MenuItem } from '../ui/menu-list.tsx';
import type { EditorMessages } from '../messages/messages.tsx';
import type { FolderNode, TreeNode } from './build-tree.ts';
import { fieldFormatOf } from './field-format.ts';
import type { FileTask } from './file-dialogs.tsx';
import type { FileEntry } from './list-entries.ts';
import { orderIn } from './move/plan-reorder.ts';
import type { ReorderFiles } from './move/use-file-reorder.ts';
import type { RowLocation } from './row-location.ts';

/** Options of `actionsFor`. */
export interface ActionOptions {
  /** Interface texts. */
  messages: EditorMessages['files'];
  /** Whether the user may change files. */
  mayEdit: boolean;
  entries: readonly FileEntry[];
  /** Folders that cannot be renamed: the content folder and those of languages. */
  fixedFolders: readonly string[];
  /** Opens the dialog for a task. */
  start: (task: FileTask) => void;
  /** Moves a file to another position in its folder. */
  reorder: ReorderFiles;
  /** Sets in the fields of a file whether it is a draft. */
  setDraft: (entry: FileEntry, isDraft: boolean) => void;
  /** Undoes the deletion of a file. */
  restore: (entry: FileEntry) => void;
}

/** Menu items for a file or a folder. */
export function actionsFor(node: TreeNode, location: RowLocation | undefined, options: ActionOptions): MenuItem[] {
  const nodeActions = node.kind === 'file' ? actionsForFile(node.entry, options) : actionsForFolder(node, options);
  return [...nodeActions, ...(location && options.mayEdit ? reorderActions(location, options) : [])];
}

/** The same as dragging, for users who cannot drag. */
function reorderActions(location: RowLocation, { messages, entries, reorder }: ActionOptions): MenuItem[] {
  const order = orderIn(location.folder, entries);
  const index = order.indexOf(location.name);
  if (index === -1) return [];
  const move = (to: number) => (): void => {
    reorder(location.folder, location.name, to);
  };
  return [
    ...(index > 0 ? [{ label: messages.moveUp, onChoose: move(index - 1) }] : []),
    ...(index < order.length - 1 ? [{ label: messages.moveDown, onChoose: move(index + 1) }] : []),
  ];
}

function actionsForFile(entry: FileEntry, options: ActionOptions): MenuItem[] {
  const { messages, mayEdit, start, restore, setDraft } = options;
  const task = (kind: 'duplicate' | 'rename' | 'delete' | 'history') => (): void => {
    start({ kind, entry });
  };
  const history: MenuItem[] =
    entry.publishedPath === undefined ? [] : [{ label: messages.history, icon: 'restore', onChoose: task('history') }];
  if (!mayEdit) return history;
  if (entry.change === 'delete') {
    const bringBack = (): void => {
      restore(entry);
    };
    return [{ label: messages.restore, icon: 'undo', onChoose: bringBack }];
  }
  const isDraft = entry.draft === true;
  const draftAction: MenuItem = {
    label: isDraft ? messages.showToVisitors : messages.hideFromVisitors,
    icon: 'eye',
    onChoose: () => {
      setDraft(entry, !isDraft);
    },
  };
  return [
    { label: messages.rename, icon: 'pencil', onChoose: task('rename') },
    { label: messages.duplicate, icon: 'copy', onChoose: task('duplicate') },
    ...(fieldFormatOf(entry.path) === undefined || fieldFormatOf(entry.path) === 'csv' ? [] : [draftAction]),
    ...history,
    { label: messages.delete, icon: 'trash', isDanger: true, onChoose: task('delete') },
  ];
}

/** The task that renames or deletes a file or folder; `undefined` if that is not possible. */
export function taskFor(
  kind: 'rename' | 'delete',
  node: TreeNode,
  fixedFolders: readonly string[],
): FileTask | undefined {
  if (node.kind === 'file') return node.entry.change === 'delete' ? undefined : { kind, entry: node.entry };
  if (kind === 'delete' || node.kind === 'collection' || fixedFolders.includes(node.path)) return undefined;
  return { kind: 'rename-folder', folder: node.path, name: node.label };
}

function actionsForFolder(node: FolderNode, { messages, mayEdit, fixedFolders, start }: ActionOptions): MenuItem[] {
  if (!mayEdit) return [];
  const { path } = node;
  const task = taskFor('rename', node, fixedFolders);
  const rename = (): void => {
    if (task) start(task);
  };
  return [
    ...(task ? [{ label: messages.rename, icon: 'pencil' as const, onChoose: rename }] : []),
    {
      label: messages.createHere,
      icon: 'plus',
      onChoose: () => {
        start({ kind: 'create', folder: path });
      },
    },
  ];
}
