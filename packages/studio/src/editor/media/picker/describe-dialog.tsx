import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { MediaItem } from '../list/media-file.ts';
import { MediaPicture } from '../list/media-picture.tsx';
import type { PickedMedia } from './media-requests.ts';

interface DescribeDialogProps {
  item: Pick<MediaItem, 'path' | 'type' | 'source' | 'width' | 'height' | 'alts'>;
  onInsert: (attributes: Omit<PickedMedia, 'url'>) => void;
  onClose: () => void;
}

/**
 * Asks for the alternative text of an image. It cannot be skipped by accident: the user has to mark decorative images.
 */
export function DescribeDialog({ item, onInsert, onClose }: DescribeDialogProps): ReactNode {
  const messages = useMessages('media').picker;
  const panel = useMessages('panel');
  const hint = useId();
  const [alt, setAlt] = useState(item.alts[0] ?? '');
  const [isDecorative, setIsDecorative] = useState(false);
  const [measured, setMeasured] = useState<{ width: number; height: number }>();
  const text = isDecorative ? '' : alt.trim();
  const others = item.alts.filter((one) => one !== alt);
  return (
    <Dialog
      title={messages.describe}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.back}</Button>
          <Button
            look="primary"
            disabled={text === '' && !isDecorative}
            onClick={() => {
              const { width = measured?.width, height = measured?.height } = item;
              onInsert({ alt: text, width, height });
            }}
          >
            {messages.insert}
          </Button>
        </>
      }
    >
      <div className="rs-media-large">
        <MediaPicture item={item} onSize={setMeasured} />
      </div>
      <label className="rs-label">
        {messages.alt}
        <input
          type="text"
          dir="auto"
          value={isDecorative ? '' : alt}
          maxLength={500}
          disabled={isDecorative}
          aria-describedby={hint}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this
          autoFocus
          onChange={({ target }) => {
            setAlt(target.value);
          }}
        />
      </label>
      <p id={hint} className="rs-muted">
        {messages.altHint}
      </p>
      {!isDecorative && others.length > 0 && (
        <fieldset className="rs-alts">
          <legend>{messages.used}</legend>
          {others.map((one) => (
            <Button
              key={one}
              dir="auto"
              onClick={() => {
                setAlt(one);
              }}
            >
              {one}
            </Button>
          ))}
        </fieldset>
      )}
      <label className="rs-check">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => {
            setIsDecorative(target.checked);
          }}
        />
        {messages.decorative}
      </label>
    </Dialog>
  );
}
