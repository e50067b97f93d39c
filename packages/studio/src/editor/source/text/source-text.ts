import type { ChangeSet } from '@codemirror/state';
import { createOffsets, joinTexts, mostCommonBreak, withLfBreaks } from './line-breaks.ts';
import type { Offsets } from './line-breaks.ts';
import { computeChanges } from './text-changes.ts';
import type { TextReplacement } from './text-changes.ts';

/** A text with its original line breaks, for an editor that only supports `\n`. */
export interface SourceText extends Offsets {
  readonly text: string;
  /** Returns the text after a change in the editor. Bytes outside of the change are kept. */
  edit: (changes: ChangeSet) => SourceText;
  /** Changes that the editor has to apply to get to a text from outside. */
  changesTo: (text: string) => TextReplacement[];
}

/** Creates a `SourceText`. `lineBreak` is used for new lines. */
export function createSourceText(text: string, lineBreak = mostCommonBreak(text)): SourceText {
  const offsets = createOffsets(text);
  return {
    text,
    ...offsets,
    edit(changes) {
      const parts: string[] = [];
      let end = 0;
      changes.iterChanges((from, to, _from, _to, inserted) => {
        parts.push(text.slice(end, offsets.toText(from)), inserted.sliceString(0, inserted.length, lineBreak));
        end = offsets.toText(to);
      }, true);
      return createSourceText(joinTexts([...parts, text.slice(end)]), lineBreak);
    },
    changesTo: (after) => computeChanges(withLfBreaks(text), withLfBreaks(after)),
  };
}
