import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import type { MessageKey } from '../messages/messages.ts';

/** Labels of a copy button: initial, copied, failed. The style sheet shows one of them. */
export function CopyStates({ idle, copied = 'copy.copied' }: { idle: MessageKey; copied?: MessageKey }): ReactNode {
  const message = useMessages();
  return (
    <span className="copy-states">
      <span>{message(idle)}</span>
      <span>{message(copied)}</span>
      <span>{message('copy.failed')}</span>
    </span>
  );
}
