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
import './modal.css';

/** Properties of `Modal`. */
export type ModalProps = DialogState & DialogContent;

const animation: DialogAnimation = {
  hiddenStyles: () => ({ opacity: '0', translate: '0 0.5rem' }),
  duration: OVERLAY_ANIMATION_MS,
  easing: 'ease-out',
};

/** A dialog that must be answered before the page can be used again. */
export function Modal(props: ModalProps): ReactNode {
  const message = useMessages();
  const id = useId();
  const { ref, isPresent, dismissible, dismiss, handlers } = useDialog(props, {
    animation,
    unlockDelay: OVERLAY_ANIMATION_MS,
  });
  if (!isPresent) return null;
  return (
    <dialog ref={ref} className="modal" {...dialogAttributes(id, props.description)} {...handlers}>
      <DialogParts id={id} {...props} />
      {dismissible && <CloseButton label={message('modal.close')} onClick={dismiss} />}
    </dialog>
  );
}
