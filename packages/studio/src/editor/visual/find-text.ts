import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A match in the document. */
export interface FoundText {
  from: number;
  to: number;
}

interface FindState {
  query: string;
  found: readonly FoundText[];
}

const key = new PluginKey<FindState>('find');

/** Plugin that highlights all matches of the search text. */
export function findPlugin(): Plugin<FindState> {
  return new Plugin<FindState>({
    key,
    state: {
      init: () => ({ query: '', found: [] }),
      apply(tr, before) {
        const query = (tr.getMeta(key) as string | undefined) ?? before.query;
        if (query === before.query && !tr.docChanged) return before;
        return { query, found: findText(tr.doc, query) };
      },
    },
    props: {
      decorations(state) {
        const matches = key.getState(state)?.found ?? [];
        return DecorationSet.create(
          state.doc,
          matches.map(({ from, to }) => Decoration.inline(from, to, { class: 'rs-found' })),
        );
      },
    },
  });
}

/** Key of the plugin, for changing the search text. */
export const findKey = key;

/** Matches of the current search. */
export function foundIn(state: EditorState): readonly FoundText[] {
  return key.getState(state)?.found ?? [];
}

/** Finds all matches of a text within single blocks, ignoring case. */
export function findText(doc: Node, query: string): FoundText[] {
  if (query === '') return [];
  const lowerQuery = query.toLowerCase();
  const matches: FoundText[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = searchableText(node);
    for (let at = text.indexOf(lowerQuery); at !== -1; at = text.indexOf(lowerQuery, at + lowerQuery.length)) {
      matches.push({ from: position + 1 + at, to: position + 1 + at + lowerQuery.length });
    }
    return false;
  });
  return matches;
}

/** Text of a block in lower case with one character for each position; inline nodes are replaced. */
function searchableText(block: Node): string {
  return block.content.content
    .map((node) => (node.isText ? lowerCase(node.text ?? '') : '\uFFFC'.repeat(node.nodeSize)))
    .join('');
}

/** Lower case of the same length: some characters, such as `İ`, have a longer one. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replaceAll(/./gsu, (character) => {
    const one = character.toLowerCase();
    return one.length === character.length ? one : character;
  });
}
