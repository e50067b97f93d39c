import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/words.tsx';

const KEYS = [
  ['open', '.'],
  ['save', 'S'],
  ['publish', 'Enter'],
  ['undo', 'Z'],
  ['redo', 'Shift+Z'],
  ['search', 'K'],
  ['list', '/'],
] as const;

/** List of all keyboard shortcuts. */
export function Shortcuts({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords('panel');
  const modifier = /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <Dialog
      title={words.shortcuts.title}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.back}
        </Button>
      }
    >
      <dl className="rs-shortcuts">
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>{words.shortcuts[name]}</dt>
            <dd>
              <kbd>{modifier}</kbd>
              {key.split('+').map((part) => (
                <kbd key={part}>{part}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
