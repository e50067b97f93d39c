import type { ReactNode } from 'react';
import { Button } from '../src/button/button.tsx';
import { Modal } from '../src/modal/modal.tsx';
import type { OverlayProps } from '../src/overlay/overlays.ts';
import { localText } from './choices.ts';

/** A dialog opened from code that asks a yes-or-no question. */
export function Confirm({ question, open, onClose }: OverlayProps<boolean> & { question: string }): ReactNode {
  return (
    <Modal
      open={open}
      onOpenChange={() => {
        onClose();
      }}
      title={question}
      footer={
        <>
          <Button
            variant="ghost"
            color="neutral"
            onClick={() => {
              onClose(false);
            }}
          >
            {localText('No', 'لا')}
          </Button>
          <Button
            onClick={() => {
              onClose(true);
            }}
          >
            {localText('Yes', 'نعم')}
          </Button>
        </>
      }
    />
  );
}
