import type { MenuItem } from '../ui/menu-list.tsx';
import type { EditorWords } from '../words/words.tsx';
import type { FolderNode } from './build-tree.ts';
import type { FileTask } from './file-dialogs.tsx';
import type { FileEntry } from './list-entries.ts';

export interface ActionOptions {
  words: EditorWords['files'];
  /** Whether the person may change files. */
  mayEdit: boolean;
  start: (task: FileTask) => void;
  /** Takes back that a file is deleted. */
  restore: (entry: FileEntry) => void;
}

/** What can be done with a file. */
export function actionsForFile(entry: FileEntry, { words, mayEdit, start, restore }: ActionOptions): MenuItem[] {
  if (!mayEdit) return [];
  if (entry.change === 'delete') {
    return [{ label: words.restore, icon: 'restore', onChoose: () => restore(entry) }];
  }
  const task = (kind: 'duplicate' | 'rename' | 'delete') => (): void => {
    start({ kind, entry });
  };
  return [
    { label: words.rename, icon: 'pencil', onChoose: task('rename') },
    { label: words.duplicate, icon: 'copy', onChoose: task('duplicate') },
    { label: words.delete, icon: 'trash', isDanger: true, onChoose: task('delete') },
  ];
}

export function actionsForFolder({ path }: FolderNode, { words, mayEdit, start }: ActionOptions): MenuItem[] {
  if (!mayEdit) return [];
  return [
    {
      label: words.createHere,
      icon: 'plus',
      onChoose: () => {
        start({ kind: 'create', folder: path });
      },
    },
  ];
}
