import { useId } from 'react';
import type { ReactNode } from 'react';
import { OVERLAY_ANIMATION_MS } from '../constants.ts';
import { CloseButton } from '../dialog/close-button.tsx';
import '../dialog/dialog.css';
import { DialogParts, dialogAttributes } from '../dialog/dialog-parts.tsx';
import type { DialogContent } from '../dialog/dialog-parts.tsx';
import type { DialogAnimation } from '../dialog/animation.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import type { DialogState } from '../dialog/use-dialog.ts';
import { useMessages } from '../messages/messages.ts';
import './slideover.css';

/** Properties of `Slideover`. */
export interface SlideoverProps extends DialogState, DialogContent {
  /** Side of the page in reading direction. */
  side?: 'start' | 'end';
}

const animation: DialogAnimation = {
  hiddenStyles: (element) => {
    const isRight = (element.dataset['side'] === 'end') === (getComputedStyle(element).direction === 'ltr');
    return { translate: isRight ? '100% 0' : '-100% 0' };
  },
  duration: OVERLAY_ANIMATION_MS,
  easing: 'ease-out',
};

/** A panel that slides in from a side of the page, for details, settings or a long list. */
export function Slideover({ side = 'end', ...props }: SlideoverProps): ReactNode {
  const message = useMessages();
  const id = useId();
  const { ref, isPresent, dismissible, dismiss, handlers } = useDialog(props, {
    animation,
    unlockDelay: OVERLAY_ANIMATION_MS,
  });
  if (!isPresent) return null;
  return (
    <dialog ref={ref} data-side={side} className="slideover" {...dialogAttributes(id, props.description)} {...handlers}>
      <DialogParts id={id} {...props} />
      {dismissible && <CloseButton label={message('slideover.close')} onClick={dismiss} />}
    </dialog>
  );
}
