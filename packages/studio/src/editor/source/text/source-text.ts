import type { ChangeSet } from '@codemirror/state';
import { createOffsets, joinTexts, usualBreak, withPlainBreaks } from './line-breaks.ts';
import type { Offsets } from './line-breaks.ts';
import { computeChanges } from './text-changes.ts';
import type { TextChange } from './text-changes.ts';

/** A text with its own line breaks, beside an editor that knows only plain ones. */
export interface SourceText extends Offsets {
  readonly text: string;
  /** The text after a change of the editor. Bytes outside of the change stay. */
  edit: (changes: ChangeSet) => SourceText;
  /** How the editor gets to a text that comes from elsewhere. */
  changesTo: (text: string) => TextChange[];
}

export function createSourceText(text: string, lineBreak = usualBreak(text)): SourceText {
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
    changesTo: (after) => computeChanges(withPlainBreaks(text), withPlainBreaks(after)),
  };
}
