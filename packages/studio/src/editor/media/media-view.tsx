import { useState } from 'react';
import type { ReactNode } from 'react';
import { MediaDetails } from './details/media-details.tsx';
import { MediaBrowser } from './list/media-browser.tsx';
import type { MediaItem } from './list/media-file.ts';
import { UploadArea } from './upload/upload-area.tsx';

/** The media library. */
export default function MediaView(): ReactNode {
  const [chosen, setChosen] = useState<{ item: MediaItem; revision: string }>();
  return (
    <>
      <UploadArea>
        {(button) => (
          <MediaBrowser
            onChoose={(item, { revision = '' }) => {
              setChosen({ item, revision });
            }}
          >
            {button}
          </MediaBrowser>
        )}
      </UploadArea>
      {chosen && (
        <MediaDetails
          {...chosen}
          onClose={() => {
            setChosen(undefined);
          }}
        />
      )}
    </>
  );
}
