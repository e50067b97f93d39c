import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { Command } from '@tiptap/pm/state';
import { schema } from '../markdown/schema.ts';

const { nodes } = schema;

/** Inserts a footnote with the next number after the selection. Its text is at the end of the file, with the caret. */
export const insertFootnote: Command = ({ doc, selection, tr }, dispatch) => {
  const { $to, to } = selection;
  const index = $to.index();
  if (!$to.parent.canReplaceWith(index, index, nodes.footnoteReference)) return false;
  if (dispatch) {
    const label = nextLabel(doc);
    tr.insert(to, nodes.footnoteReference.create({ label }));
    const end = tr.doc.content.size;
    tr.insert(end, nodes.footnoteDefinition.create({ label }, nodes.paragraph.create()));
    dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
  }
  return true;
};

/** Places the caret at the end of the text of a footnote. */
export function goToFootnote(label: string): Command {
  return ({ doc, tr }, dispatch) => {
    let end: number | undefined;
    doc.descendants((node, position) => {
      if (node.type === nodes.footnoteDefinition && node.attrs['label'] === label) end = position + node.nodeSize - 1;
      return end === undefined && !node.isTextblock;
    });
    if (end === undefined) return false;
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1)).scrollIntoView());
    return true;
  };
}

/** The first number that no footnote has. */
function nextLabel(doc: Node): string {
  const used = new Set<string>();
  doc.descendants(({ type, attrs }) => {
    if (type === nodes.footnoteDefinition || type === nodes.footnoteReference) used.add(String(attrs['label']));
  });
  let label = 1;
  while (used.has(String(label))) label += 1;
  return String(label);
}
