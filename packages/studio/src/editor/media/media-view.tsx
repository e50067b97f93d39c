import type { ReactNode } from 'react';
import { MediaBrowser } from './list/media-browser.tsx';
import { UploadArea } from './upload/upload-area.tsx';

/** The media library. */
export default function MediaView(): ReactNode {
  return <UploadArea>{(button) => <MediaBrowser onChoose={() => undefined}>{button}</MediaBrowser>}</UploadArea>;
}
