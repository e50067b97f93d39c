import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import { AreaFields } from './area-fields.tsx';
import { ASPECT_RATIOS, fitRatio, outputSize, ratioOf, wholeArea } from './crop-area.ts';
import type { AspectRatio, Size } from './crop-area.ts';
import { CropFrame } from './crop-frame.tsx';
import { hasQuality } from './crop-types.ts';
import { readPicture, writePicture } from './edit-picture.ts';
import { NumberField } from './number-field.tsx';

/** Default quality of an encoded image. */
const QUALITY = 0.9;

interface CropDialogProps {
  file: File;
  onClose: () => void;
  /** Called with the unchanged file if nothing was changed. */
  onApply: (file: File) => void;
}

/** Lets the user crop and resize an image before it is uploaded. */
export default function CropDialog({ file, onClose, onApply }: CropDialogProps): ReactNode {
  const messages = useMessages('media').crop;
  const panel = useMessages('panel');
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  useEffect(() => {
    let isOver = false;
    let opened: ImageBitmap | undefined;
    void readPicture(file).then((read) => {
      opened = read;
      if (isOver) read?.close();
      else if (read) setPicture(read);
      else setIsUnreadable(true);
    });
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [file]);
  if (picture) return <CropForm file={file} picture={picture} onClose={onClose} onApply={onApply} />;
  return (
    <Dialog
      title={fill(messages.title, { name: file.name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{panel.cancel}</Button>}
    >
      <p>{isUnreadable ? messages.unreadable : panel.loading}</p>
    </Dialog>
  );
}

function CropForm({ file, picture, onClose, onApply }: CropDialogProps & { picture: ImageBitmap }): ReactNode {
  const messages = useMessages('media').crop;
  const panel = useMessages('panel');
  const [area, setArea] = useState(() => wholeArea(picture));
  const [shape, setShape] = useState<AspectRatio>('free');
  const [requested, setRequested] = useState<Partial<Size>>({});
  const [quality, setQuality] = useState<number>();
  const [isFailed, setIsFailed] = useState(false);
  const ratio = ratioOf(shape, picture);
  const output = outputSize(area, requested);
  const isWhole = output.width === picture.width && output.height === picture.height;

  const apply = async (): Promise<void> => {
    if (isWhole && quality === undefined) {
      onApply(file);
      return;
    }
    const newFile = await writePicture(picture, file, { area, output, quality: quality ?? QUALITY });
    if (newFile) onApply(newFile);
    else setIsFailed(true);
  };

  return (
    <Dialog
      isWide
      title={fill(messages.title, { name: file.name })}
      onClose={onClose}
      actions={
        <>
          <Button
            look="quiet"
            icon="restore"
            onClick={() => {
              setArea(wholeArea(picture));
              setShape('free');
              setRequested({});
              setQuality(undefined);
            }}
          >
            {messages.reset}
          </Button>
          <span className="rs-spacer" />
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button look="primary" onClick={() => void apply()}>
            {messages.apply}
          </Button>
        </>
      }
    >
      <div className="rs-crop">
        <CropFrame picture={picture} area={area} ratio={ratio} onChange={setArea} />
        <div className="rs-crop-fields">
          <label className="rs-label">
            {messages.shape}
            <select
              value={shape}
              onChange={({ target }) => {
                const next = target.value as AspectRatio;
                setShape(next);
                setArea(fitRatio(wholeArea(picture), ratioOf(next, picture)));
              }}
            >
              {ASPECT_RATIOS.map((name) => (
                <option key={name} value={name}>
                  {messages.shapes[name]}
                </option>
              ))}
            </select>
          </label>
          <AreaFields area={area} picture={picture} ratio={ratio} onChange={setArea} />
          <NumberField
            label={messages.outputWidth}
            value={output.width}
            max={area.width}
            onChange={(width) => {
              setRequested({ width });
            }}
          />
          <NumberField
            label={messages.outputHeight}
            value={output.height}
            max={area.height}
            onChange={(height) => {
              setRequested({ height });
            }}
          />
          {hasQuality(file.type) && (
            <label className="rs-label">
              {messages.quality}
              <input
                type="range"
                min={0.3}
                max={1}
                step={0.05}
                value={quality ?? QUALITY}
                onChange={({ target }) => {
                  setQuality(target.valueAsNumber);
                }}
              />
            </label>
          )}
          <output className="rs-muted">{fill(messages.result, { ...output })}</output>
          {isFailed && (
            <p className="rs-upload-problem" role="alert">
              {fill(messages.cannotWrite, { type: file.type })}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
