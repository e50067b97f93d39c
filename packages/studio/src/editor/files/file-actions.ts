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
}

/** What can be done with a file. */
export function actionsForFile(entry: FileEntry, { words, mayEdit, start }: ActionOptions): MenuItem[] {
  const task = (kind: 'duplicate'): (() => void) => {
    return () => {
      start({ kind, entry });
    };
  };
  const isDeleted = entry.change === 'delete';
  return mayEdit && !isDeleted ? [{ label: words.duplicate, icon: 'copy', onChoose: task('duplicate') }] : [];
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
