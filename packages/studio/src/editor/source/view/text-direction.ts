import { RangeSetBuilder } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';

/** The first letter, which determines the direction. */
const FIRST_STRONG = /[\p{L}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Number of characters in which the first letter is searched. */
const MAX_SEARCH_LENGTH = 500;

const rightToLeft = Decoration.line({ attributes: { dir: 'rtl' } });

function findLines({ visibleRanges, state }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let position = from; position <= to;) {
      const line = state.doc.lineAt(position);
      if (isRightToLeft(line.text)) lines.add(line.from, line.from, rightToLeft);
      position = line.to + 1;
    }
  }
  return lines.finish();
}

/** Whether the first letter of a text is right-to-left. */
export function isRightToLeft(text: string): boolean {
  const [letter] = FIRST_STRONG.exec(text.slice(0, MAX_SEARCH_LENGTH)) ?? [];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter);
}

/** Sets the direction of each line by its first letter. */
export const textDirection: Extension = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      lines: DecorationSet;

      constructor(view: EditorView) {
        this.lines = findLines(view);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.lines = findLines(view);
      }
    },
    { decorations: ({ lines }) => lines },
  ),
];
