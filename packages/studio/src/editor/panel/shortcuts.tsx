import { controlKey } from '@recto/ui/boot';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useMessages } from '../messages/messages.tsx';

const KEYS = [
  ['open', '.'],
  ['save', 'S'],
  ['publish', '↵'],
  ['undo', 'Z'],
  ['redo', '⇧+Z'],
  ['search', 'K'],
  ['list', '/'],
] as const;

/** List of all keyboard shortcuts. */
export function Shortcuts({ onClose }: { onClose: () => void }): ReactNode {
  const messages = useMessages('panel');
  const modifier = /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : controlKey(document.documentElement.lang);
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
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>{messages.shortcuts[name]}</dt>
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
