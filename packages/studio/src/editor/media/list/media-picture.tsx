import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio } from '../../studio.ts';
import { Icon } from '../../ui/icon.tsx';
import { previewUrl } from './media-url.ts';
import { kindOfType } from './media-file.ts';
import type { MediaItem } from './media-file.ts';

interface MediaPictureProps {
  item: Pick<MediaItem, 'source' | 'type'>;
  alt?: string;
  onSize?: (size: { width: number; height: number }) => void;
}

/** Shows an image file. SVG files are included, since in `img` they can neither run scripts nor load resources. */
export function MediaPicture({ item, alt = '', onSize }: MediaPictureProps): ReactNode {
  const { client } = useStudio();
  const [isBroken, setIsBroken] = useState(false);
  if (kindOfType(item.type) !== 'image' || isBroken) {
    return (
      <span className="rs-media-picture">
        <Icon name={isBroken ? 'warning' : 'file'} />
      </span>
    );
  }
  return (
    <span className="rs-media-picture">
      <img
        src={previewUrl(client, item.source)}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => {
          setIsBroken(true);
        }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          if (width > 0 && height > 0) onSize?.({ width, height });
        }}
      />
    </span>
  );
}
