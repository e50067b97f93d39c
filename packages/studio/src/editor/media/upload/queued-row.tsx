import type { ReactNode } from 'react';
import { MAX_UPLOAD_BYTES } from '../../../media/read-upload.ts';
import { OFFLINE } from '../../api/studio-client.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import { canCrop } from '../crop/crop-types.ts';
import { formatSize } from '../list/format-size.ts';
import { LocalPicture } from './local-picture.tsx';
import type { QueuedFile } from './upload-queue.ts';

interface QueuedRowProps {
  queued: QueuedFile;
  onCrop: () => void;
  onRemove: () => void;
}

/** A file in the upload queue. */
export function QueuedRow({ queued, onCrop, onRemove }: QueuedRowProps): ReactNode {
  const { file, state, progress } = queued;
  const messages = useMessages('media');
  const locale = document.documentElement.lang || 'en';
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress);
  return (
    <li className={`rs-upload rs-upload-${state}`}>
      <LocalPicture file={file} />
      <span className="rs-upload-name">
        <bdi>{file.name}</bdi>
        <span className="rs-muted">
          {formatSize(file.size, locale)}
          {state === 'done' && ` · ${messages.upload.done}`}
        </span>
        {state === 'sending' && (
          <progress value={progress} max={1} aria-label={fill(messages.upload.sending, { name: file.name, percent })} />
        )}
        <UploadProblem queued={queued} />
      </span>
      {canCrop(file.type) && (state === 'ready' || state === 'failed') && (
        <IconButton icon="crop" label={fill(messages.crop.action, { name: file.name })} onClick={onCrop} />
      )}
      {state === 'done' ? (
        <Icon name="check" />
      ) : (
        <IconButton icon="close" label={fill(messages.upload.remove, { name: file.name })} onClick={onRemove} />
      )}
    </li>
  );
}

function UploadProblem({ queued: { problem } }: Pick<QueuedRowProps, 'queued'>): ReactNode {
  const messages = useMessages('media').upload;
  const locale = document.documentElement.lang || 'en';
  if (problem === undefined) return null;
  let text = '';
  if (problem === 'too-large') text = fill(messages.tooLarge, { size: formatSize(MAX_UPLOAD_BYTES, locale) });
  else if (problem.code === OFFLINE) text = messages.offline;
  else text = `${problem.message} ${problem.hint}`;
  return (
    <span className="rs-upload-problem" role="alert">
      {text}
    </span>
  );
}
