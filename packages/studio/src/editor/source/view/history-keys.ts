import { Prec } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** An undo history outside of the editor. */
export interface History {
  undo: () => void;
  redo: () => void;
}

/** Connects shortcuts and browser menu items for undo and redo with an external history. */
export function historyKeys({ undo, redo }: History): Extension {
  const run = (act: () => void) => (): boolean => {
    act();
    return true;
  };
  return [
    Prec.highest(
      keymap.of([
        { key: 'Mod-z', run: run(undo), shift: run(redo), preventDefault: true },
        { key: 'Mod-y', run: run(redo), preventDefault: true },
      ]),
    ),
    EditorView.domEventHandlers({
      beforeinput(event) {
        if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
        event.preventDefault();
        return run(event.inputType === 'historyUndo' ? undo : redo)();
      },
    }),
  ];
}
