import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { EditorView } from '@tiptap/pm/view';

const key = new PluginKey<DecorationSet>('refusedBlocks');

/** Marks the blocks that markdown cannot represent. */
export function refusedBlocks(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, marked) {
        const indexes = tr.getMeta(key) as readonly number[] | undefined;
        if (!indexes) return marked.map(tr.mapping, tr.doc);
        const starts: Decoration[] = [];
        tr.doc.forEach((node, start, index) => {
          if (indexes.includes(index)) {
            starts.push(Decoration.node(start, start + node.nodeSize, { class: 'rs-refused' }));
          }
        });
        return DecorationSet.create(tr.doc, starts);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Marks the blocks with these indexes, and no others. */
export function markRefused(view: EditorView, indexes: readonly number[]): void {
  const { length } = key.getState(view.state)?.find() ?? [];
  if (length > 0 || indexes.length > 0) view.dispatch(view.state.tr.setMeta(key, indexes));
}
