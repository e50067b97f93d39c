import { controlKey } from '@recto/ui/boot';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMessages } from '../messages/messages.tsx';

/** Keys of the panel and of the visual editor, which has the same keys in its bindings. */
export const SHORTCUTS = [
  ['open', 'Mod-.'],
  ['save', 'Mod-s'],
  ['publish', 'Mod-Enter'],
  ['undo', 'Mod-z'],
  ['redo', 'Mod-Shift-z'],
  ['search', 'Mod-k'],
  ['list', 'Mod-/'],
  ['bold', 'Mod-b'],
  ['italic', 'Mod-i'],
  ['strike', 'Mod-Shift-x'],
  ['code', 'Mod-e'],
  ['link', 'Mod-k'],
  ['replace', 'Mod-f'],
  ['heading', 'Mod-Alt-2'],
  ['paragraph', 'Mod-Alt-0'],
  ['bulletList', 'Mod-Shift-8'],
  ['orderedList', 'Mod-Shift-7'],
  ['taskList', 'Mod-Shift-9'],
  ['quote', 'Mod-Shift-b'],
  ['indent', 'Tab'],
  ['outdent', 'Shift-Tab'],
  ['moveUp', 'Alt-ArrowUp'],
  ['moveDown', 'Alt-ArrowDown'],
  ['leaveCode', 'Shift-Enter'],
  ['properties', 'Alt-Enter'],
  ['toolbar', 'Alt-F10'],
] as const;

const SYMBOLS: Readonly<Record<string, string>> = { Shift: '⇧', Enter: '↵', ArrowUp: '↑', ArrowDown: '↓' };
const MAC_SYMBOLS: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥' };

/** How the keys of a shortcut are labelled on the keyboard. */
export function labelKeys(shortcut: string, { isMac, control }: { isMac: boolean; control: string }): string[] {
  const modifiers = isMac ? MAC_SYMBOLS : { Mod: control };
  return shortcut
    .split('-')
    .map((key) => ({ ...SYMBOLS, ...modifiers })[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** List of all keyboard shortcuts. */
export function Shortcuts({ onClose }: { onClose: () => void }): ReactNode {
  const messages = useMessages('panel');
  const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);
  const control = controlKey(document.documentElement.lang);
  return (
    <Dialog
      title={messages.shortcuts.title}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {messages.back}
        </Button>
      }
    >
      <dl className="rs-shortcuts">
        {SHORTCUTS.map(([name, shortcut]) => (
          <div key={name}>
            <dt>{messages.shortcuts[name]}</dt>
            <dd>
              {labelKeys(shortcut, { isMac, control }).map((label) => (
                <kbd key={label}>{label}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
