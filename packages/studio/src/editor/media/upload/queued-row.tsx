import type { ReactNode } from 'react';
import { LARGEST_UPLOAD } from '../../../media/read-upload.ts';
import { OFFLINE } from '../../api/studio-client.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../words/fill.ts';
import { useWords } from '../../words/words.tsx';
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
  const words = useWords('media');
  const locale = document.documentElement.lang || 'en';
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress);
  return (
    <li className={`rs-upload rs-upload-${state}`}>
      <LocalPicture file={file} />
      <span className="rs-upload-name">
        <bdi>{file.name}</bdi>
        <span className="rs-muted">
          {formatSize(file.size, locale)}
          {state === 'done' && ` · ${words.upload.done}`}
        </span>
        {state === 'sending' && (
          <progress value={progress} max={1} aria-label={fill(words.upload.sending, { name: file.name, percent })} />
        )}
        <UploadProblem queued={queued} />
      </span>
      {canCrop(file.type) && (state === 'ready' || state === 'failed') && (
        <IconButton icon="crop" label={fill(words.crop.action, { name: file.name })} onClick={onCrop} />
      )}
      {state === 'done' ? (
        <Icon name="check" />
      ) : (
        <IconButton icon="close" label={fill(words.upload.remove, { name: file.name })} onClick={onRemove} />
      )}
    </li>
  );
}

function UploadProblem({ queued: { problem } }: Pick<QueuedRowProps, 'queued'>): ReactNode {
  const words = useWords('media').upload;
  const locale = document.documentElement.lang || 'en';
  if (problem === undefined) return null;
  let text = '';
  if (problem === 'too-large') text = fill(words.tooLarge, { size: formatSize(LARGEST_UPLOAD, locale) });
  else if (problem.code === OFFLINE) text = words.offline;
  else text = `${problem.message} ${problem.hint}`;
  return (
    <span className="rs-upload-problem" role="alert">
      {text}
    </span>
  );
}
