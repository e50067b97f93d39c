import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';

/** Content as HTML, which React does not change. With script, a click on a picture enlarges it. */
export function Prose({ className = '', children }: { className?: string; children: ReactNode }): ReactNode {
  const message = useMessages();
  const onClick = (event: MouseEvent): void => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey) return;
    const picture = target.closest('.zoom')?.querySelector<HTMLImageElement>('img:not([aria-hidden])');
    if (!picture) return;
    event.preventDefault();
    const labels = { label: picture.alt || message('zoom.label'), close: message('zoom.close') };
    void import('./show-picture.ts').then(({ showPicture }) => {
      showPicture(picture, labels);
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on links inside, which are also focusable
    <div onClick={onClick} className={`prose ${className}`.trim()}>
      {children}
    </div>
  );
}
