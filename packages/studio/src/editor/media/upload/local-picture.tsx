import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Width of the thumbnail, in pixels. */
const WIDTH = 120;

/**
 * Thumbnail of a file that is not uploaded yet. It is drawn on a canvas, because the content security policy of the
 * site does not allow blob URLs.
 */
export function LocalPicture({ file }: { file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();
  const isDrawn = drawn === file;
  useEffect(() => {
    let isOver = false;
    if (!file.type.startsWith('image/')) return undefined;
    createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' }).then(
      (picture) => {
        const element = canvas.current;
        if (!isOver && element) {
          element.width = picture.width;
          element.height = picture.height;
          element.getContext('2d')?.drawImage(picture, 0, 0);
          setDrawn(file);
        }
        picture.close();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return (
    <span className="rs-media-picture rs-local-picture">
      <canvas ref={canvas} hidden={!isDrawn} aria-hidden="true" />
      {!isDrawn && <Icon name="file" />}
    </span>
  );
}
