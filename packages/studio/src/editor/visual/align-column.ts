import type { Command, EditorState } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';

/** Alignments of a column; `null` is that of the site. */
export const ALIGNMENTS = [null, 'left', 'center', 'right'] as const;

type Alignment = (typeof ALIGNMENTS)[number];

/** Alignment of the column with the caret. */
export function alignmentAt(state: EditorState): Alignment {
  const { map, table, left } = selectedRect(state);
  return (table.nodeAt(map.map[left] ?? 0)?.attrs['align'] ?? null) as Alignment;
}

/** Aligns the selected columns. */
export function alignColumn(align: Alignment): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, tableStart, left, right } = selectedRect(state);
    const { tr } = state;
    for (const [index, position] of map.map.entries()) {
      const column = index % map.width;
      if (column >= left && column < right) tr.setNodeAttribute(tableStart + position, 'align', align);
    }
    dispatch?.(tr);
    return true;
  };
}
