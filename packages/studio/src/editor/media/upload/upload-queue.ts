import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import { MAX_UPLOAD_BYTES } from '../../../media/read-upload.ts';
import { freePath } from '../../../media/safe-name.ts';
import { folderOf, nameOf } from '../../../paths/relative-path.ts';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioClient, StudioProblem } from '../../api/studio-client.ts';
import type { Documents } from '../../documents/documents.ts';
import type { WaitingUpload } from '../list/media-file.ts';
import type { WaitingUploads } from './waiting-uploads.ts';

/** Number of parallel uploads. The server allows twice as many per user. */
const PARALLEL_UPLOADS = 2;

/** A file in the queue. */
export interface QueuedFile {
  key: number;
  file: File;
  state: 'ready' | 'sending' | 'done' | 'failed';
  /** Share of the file that was sent, from 0 to 1. */
  progress: number;
  /** `'too-large'` if it was not sent at all. */
  problem?: StudioProblem | 'too-large' | undefined;
  /** The finished upload, with the path of its draft. */
  upload?: WaitingUpload;
}

/** Options of `createUploadQueue`. */
export interface UploadQueueOptions {
  client: Pick<StudioClient, 'upload'>;
  documents: Pick<Documents, 'create' | 'state'>;
  uploads: Pick<WaitingUploads, 'add'>;
}

/** Files to upload. Each finished upload becomes a draft. */
export interface UploadQueue {
  /** The queued files, as an observable store. */
  files: Store<readonly QueuedFile[]>;
  /** Adds files to the queue. */
  add: (files: Iterable<File>) => void;
  /** Replaces a file, for example with a cropped version. */
  replace: (key: number, file: File) => void;
  /** Removes a file and cancels its upload. */
  remove: (key: number) => void;
  /** Uploads all files that are not uploaded yet. Resolves when each file was uploaded or has failed. */
  send: (folder: string) => Promise<void>;
  /** Cancels all uploads. */
  close: () => void;
}

/** Creates an empty upload queue. */
export function createUploadQueue({ client, documents, uploads }: UploadQueueOptions): UploadQueue {
  const files = createStore<readonly QueuedFile[]>([]);
  const running = new Map<number, AbortController>();
  let count = 0;

  const change = (key: number, fields: Partial<QueuedFile>): void => {
    files.set(files.get().map((one) => (one.key === key ? { ...one, ...fields } : one)));
  };
  const reset = (file: File): Pick<QueuedFile, 'file' | 'state' | 'progress' | 'problem'> => {
    const isTooLarge = file.size > MAX_UPLOAD_BYTES;
    const problem = isTooLarge ? 'too-large' : undefined;
    return { file, state: isTooLarge ? 'failed' : 'ready', progress: 0, problem };
  };

  const sendOne = async ({ key, file }: QueuedFile, folder: string): Promise<void> => {
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { state: 'sending', progress: 0, problem: undefined });
    try {
      const sent = await client.upload<WaitingUpload>(
        `${STUDIO_FOLDER}/media/upload`,
        { name: file.name || 'file', folder },
        file,
        {
          signal: controller.signal,
          onProgress: (progress) => {
            change(key, { progress });
          },
        },
      );
      const upload = { ...sent, path: pathOf(sent) };
      uploads.add(upload);
      documents.create(upload.path, { upload: upload.id });
      change(key, { state: 'done', progress: 1, upload });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', problem: toProblem(error) });
    } finally {
      running.delete(key);
    }
  };

  /** The server does not have the paths of drafts, so conflicts are resolved here. */
  const pathOf = ({ id, path }: WaitingUpload): string => {
    const taken = [...documents.state.get().drafts.values()].filter(({ upload }) => upload !== id);
    return freePath(
      folderOf(path),
      nameOf(path),
      taken.map((draft) => draft.path),
    );
  };

  return {
    files,
    add(added) {
      const queued = Array.from(added, (file): QueuedFile => {
        count += 1;
        return { key: count, ...reset(file) };
      });
      files.set([...files.get(), ...queued]);
    },
    replace(key, file) {
      change(key, reset(file));
    },
    remove(key) {
      running.get(key)?.abort();
      files.set(files.get().filter((one) => one.key !== key));
    },
    async send(folder) {
      const waiting = files.get().filter(isToSend);
      for (const { key } of waiting) change(key, { state: 'ready', problem: undefined });
      const next = async (): Promise<void> => {
        for (let file = waiting.shift(); file; file = waiting.shift()) {
          const { key } = file;
          // The file may have been removed or replaced in the meantime.
          const current = files.get().find((one) => one.key === key);
          if (current) await sendOne(current, folder);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, next));
    },
    close() {
      for (const controller of running.values()) controller.abort();
    },
  };
}

function isToSend({ state, problem }: QueuedFile): boolean {
  return state === 'ready' || (state === 'failed' && problem !== 'too-large');
}
