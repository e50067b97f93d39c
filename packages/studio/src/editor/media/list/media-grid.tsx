import type { ReactNode } from 'react';
import { nameOf } from '../../../paths/relative-path.ts';
import { fill } from '../../messages/fill.ts';
import { plural, useMessages } from '../../messages/messages.tsx';
import { formatSize } from './format-size.ts';
import type { MediaItem } from './media-file.ts';
import { MediaPicture } from './media-picture.tsx';

interface MediaGridProps {
  items: readonly MediaItem[];
  isPicker: boolean;
  onChoose: (item: MediaItem) => void;
}

/** Grid of media files. */
export function MediaGrid({ items, ...rest }: MediaGridProps): ReactNode {
  const messages = useMessages('media');
  return (
    <ul className="rs-media-grid" aria-label={messages.list}>
      {items.map((item) => (
        <li key={'upload' in item.source ? `upload ${item.source.upload} ${item.path}` : item.source.path}>
          <MediaTile item={item} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function MediaTile({ item, isPicker, onChoose }: { item: MediaItem } & Omit<MediaGridProps, 'items'>): ReactNode {
  const messages = useMessages('media');
  const { size, width, height, unused, usedIn, usedBySite } = item;
  const locale = document.documentElement.lang || 'en';
  const details = [
    size === undefined ? undefined : formatSize(size, locale),
    width === undefined || height === undefined ? undefined : fill(messages.size, { width, height }),
  ].filter((detail) => detail !== undefined);
  return (
    <button
      type="button"
      className={`rs-media-tile rs-media-${item.state}`}
      title={item.path}
      disabled={isPicker && item.state === 'deleted'}
      onClick={() => {
        onChoose(item);
      }}
    >
      <MediaPicture item={item} />
      <bdi className="rs-media-name">{nameOf(item.path)}</bdi>
      <span className="rs-muted">{details.join(' · ')}</span>
      {unused !== null && (
        <span className="rs-muted">
          {unused
            ? messages.unused
            : usedIn.length === 0 && usedBySite
              ? messages.usedBySite
              : plural(messages.usedIn, usedIn.length, locale)}
        </span>
      )}
      <StateMark state={item.state} />
    </button>
  );
}

/** Shows what happens to a file when the changes are published. */
export function StateMark({ state }: Pick<MediaItem, 'state'>): ReactNode {
  const messages = useMessages('media');
  if (state === 'published') return null;
  const look = { waiting: 'create', renamed: 'rename', deleted: 'delete' }[state];
  return <span className={`rs-mark rs-mark-${look}`}>{messages[state]}</span>;
}
