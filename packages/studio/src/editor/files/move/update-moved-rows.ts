import { chosenRow, openFolders } from '../tree-state.ts';

/** Returns the renamed folders with their new paths. */
export function movedFolders(moves: ReadonlyMap<string, string>): Map<string, string> {
  const folders = new Map<string, string>();
  for (const [from, to] of moves) {
    const [before, after] = [from.split('/'), to.split('/')];
    const changed = before.findIndex((name, index) => name !== after[index]);
    if (changed < before.length - 1) {
      folders.set(before.slice(0, changed + 1).join('/'), after.slice(0, changed + 1).join('/'));
    }
  }
  return folders;
}

/** Keeps the rows of renamed files and folders selected and open. */
export function updateMovedRows(moves: ReadonlyMap<string, string>): void {
  const folders = movedFolders(moves);
  const idOf = (id: string): string => {
    const [kind, collection, ...rest] = id.split(' ');
    const path = rest.join(' ');
    for (const [from, to] of folders) {
      const isInside = kind === 'folder' && (path === from || path.startsWith(`${from}/`));
      if (isInside) return `folder ${collection} ${to}${path.slice(from.length)}`;
    }
    return moves.get(id) ?? id;
  };
  const chosen = chosenRow.get();
  if (chosen !== undefined) chosenRow.set(idOf(chosen));
  const open = openFolders.get();
  if (open) openFolders.set(new Set([...open].map(idOf)));
}
