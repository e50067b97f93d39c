import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import type { MediaKind } from '../list/media-file.ts';

interface PickOptions {
  /** Only files of this kind. */
  kind?: MediaKind;
  /** Path of the text that gets the address. Without it, files beside content have no address. */
  file?: string;
  /** Whether a picture gets a description; it does unless there is no place for one. */
  needsAlt?: boolean;
  /** Files to upload, which somebody has dropped or pasted into the text. */
  files?: readonly File[];
}

/** A file that somebody has chosen. */
export interface PickedMedia {
  /** As it is written in the text. */
  address: string;
  /** What a picture shows; empty for decoration, and for files that are no pictures. */
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

export interface MediaRequest extends PickOptions {
  /** Is called with nothing where nobody has chosen. */
  onEnd: (picked?: PickedMedia) => void;
}

/** Lets any part of the editor ask for a file. The panel shows the dialog. */
export interface MediaRequests {
  /** What is asked for now. */
  request: Store<MediaRequest | undefined>;
  /** `undefined` where the dialog was closed. */
  pick: (options?: PickOptions) => Promise<PickedMedia | undefined>;
}

export function createMediaRequests(): MediaRequests {
  const request = createStore<MediaRequest | undefined>(undefined);
  return {
    request,
    pick(options = {}) {
      request.get()?.onEnd();
      const { promise, resolve } = Promise.withResolvers<PickedMedia | undefined>();
      const asked: MediaRequest = {
        ...options,
        onEnd(picked) {
          if (request.get() === asked) request.set(undefined);
          resolve(picked);
        },
      };
      request.set(asked);
      return promise;
    },
  };
}
