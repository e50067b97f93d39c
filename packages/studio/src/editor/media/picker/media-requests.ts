import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import type { MediaKind } from '../list/media-file.ts';

interface PickOptions {
  /** Only files of this kind. */
  kind?: MediaKind;
  /** Path of the text that the file is inserted into. Without it, only files with a public path can be chosen. */
  file?: string;
  /** Whether to ask for an alternative text of images; true by default. */
  needsAlt?: boolean;
  /** Files to upload, which were dropped on the text or pasted into it. */
  files?: readonly File[];
}

/** A file that the user has chosen. */
export interface PickedMedia {
  /** URL or relative path to write into the text. */
  url: string;
  /** Alternative text; empty for decorative images and other files. */
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** A pending request for a file. */
export interface MediaRequest extends PickOptions {
  /** Ends the request; called without an argument if no file was chosen. */
  onEnd: (picked?: PickedMedia) => void;
}

/** Lets any part of the editor request a file. The panel shows the dialog. */
export interface MediaRequests {
  /** The current request. */
  request: Store<MediaRequest | undefined>;
  /** Asks the user for a file; resolves to `undefined` if the dialog was closed. */
  pick: (options?: PickOptions) => Promise<PickedMedia | undefined>;
}

/** Creates the store of requests. */
export function createMediaRequests(): MediaRequests {
  const request = createStore<MediaRequest | undefined>(undefined);
  return {
    request,
    pick(options = {}) {
      request.get()?.onEnd();
      const { promise, resolve } = Promise.withResolvers<PickedMedia | undefined>();
      const pending: MediaRequest = {
        ...options,
        onEnd(picked) {
          if (request.get() === pending) request.set(undefined);
          resolve(picked);
        },
      };
      request.set(pending);
      return promise;
    },
  };
}
