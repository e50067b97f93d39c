import { Toast as Primitive } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_POSITION,
  TOAST_REMOVE_MS,
  TOAST_SPACING_PX,
  TOAST_SWIPE_PX,
} from '../constants.ts';
import { CloseButton } from '../dialog/close-button.tsx';
import { useDirection } from '../direction/use-direction.ts';
import { useMessages } from '../messages/messages.ts';
import './toast.css';
import type { Toast, Toasts } from './toasts.ts';

/** Position of toasts; left and right are swapped in right-to-left languages. */
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

interface ToasterProps {
  toasts: Toasts;
  position?: ToastPosition;
}

const HOTKEY = [TOAST_HOTKEY];

/** Renders the toasts of a queue, in the browser only. A page has one. */
export function Toaster({ toasts, position = TOAST_POSITION }: ToasterProps): ReactNode {
  const message = useMessages();
  const direction = useDirection();
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible, toasts.visible);
  const isRight = position.endsWith('left') === (direction === 'rtl');
  return (
    <Primitive.Provider
      label={message('toast.label')}
      duration={TOAST_DURATION_MS}
      swipeThreshold={TOAST_SWIPE_PX}
      swipeDirection={isRight ? 'right' : 'left'}
    >
      {visible.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          onClose={() => {
            toasts.close(toast.id);
          }}
        />
      ))}
      <Primitive.Viewport
        hotkey={HOTKEY}
        label={message('toast.region', { hotkey: TOAST_HOTKEY })}
        data-position={position}
        className="toasts"
        style={{ padding: TOAST_SPACING_PX, gap: TOAST_SPACING_PX }}
      />
    </Primitive.Provider>
  );
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }): ReactNode {
  const { title, description, color = 'neutral', open, duration, action } = toast;
  const message = useMessages();
  const ref = useRef<HTMLLIElement>(null);

  useEffect(() => {
    // The animation ends when the toast is removed.
    if (!open) ref.current?.animate([{ opacity: 0 }], { duration: TOAST_REMOVE_MS, fill: 'forwards' });
  }, [open]);

  return (
    <Primitive.Root
      ref={ref}
      open
      onOpenChange={onClose}
      {...(duration !== undefined && { duration })}
      data-color={color}
      data-leaving={open ? undefined : ''}
      className="toast"
    >
      <Primitive.Title className="toast-title">{title}</Primitive.Title>
      {description !== undefined && <Primitive.Description>{description}</Primitive.Description>}
      {action && (
        <Primitive.Action altText={action.label} onClick={action.onClick} className="toast-action">
          {action.label}
        </Primitive.Action>
      )}
      <CloseButton label={message('toast.close')} onClick={onClose} />
    </Primitive.Root>
  );
}
