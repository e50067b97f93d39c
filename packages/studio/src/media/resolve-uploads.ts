import { invalidChangeSet, success } from '../repository/repository-error.ts';
import type { Answer, PathProblem } from '../repository/repository-error.ts';
import type { UploadStore } from '../store/studio-store.ts';

/** How long an upload waits after it was used last, in milliseconds. */
export const UPLOAD_TIME = 7 * 24 * 3_600_000;

/** Most bytes of all uploads in one change set. They are in memory and in the journal at once. */
const MOST_BYTES = 50_000_000;

const UPLOAD_ID = /^[0-9a-f]{64}$/u;

/** A change set in which files may name an upload, `{ upload: id }`, where others have `content`. */
export interface WithUploads {
  files: readonly object[];
}

export interface ResolveUploadsOptions {
  uploads: UploadStore;
  /** Id of the person who publishes. Uploads of others do not exist for them. */
  user: string;
  now?: number;
}

/**
 * Puts the bytes of uploads into a change set, so that it depends on nothing else from then on. Everything that is not
 * about uploads stays as it was sent, for the schema of change sets to check.
 */
export async function resolveUploads<Input extends WithUploads>(
  input: Input,
  { uploads, user, now = Date.now() }: ResolveUploadsOptions,
): Answer<Input> {
  const problems: PathProblem[] = [];
  const used: string[] = [];
  let size = 0;
  const files: object[] = [];
  for (const file of input.files) {
    if (!('upload' in file)) {
      files.push(file);
      continue;
    }
    const { upload, ...rest } = file;
    const path = 'path' in rest ? String(rest.path) : '';
    const isId = typeof upload === 'string' && UPLOAD_ID.test(upload);
    if ('content' in rest) {
      problems.push({ path, reason: 'has both content and an upload' });
      continue;
    }
    // The size is asked first: a change set could name a large upload many times.
    const found = isId ? await uploads.get(user, upload, now) : undefined;
    size += found?.size ?? 0;
    const isTooMuch = size > MOST_BYTES;
    const bytes = found && !isTooMuch ? await uploads.read(user, found.id, now) : undefined;
    if (found && bytes) {
      used.push(found.id);
      files.push({ ...rest, content: Buffer.from(bytes).toString('base64') });
      continue;
    }
    problems.push({ path, reason: isTooMuch ? TOO_MUCH : 'names an upload that does not exist, or that has expired' });
    if (isTooMuch) break;
  }
  if (problems.length > 0) return invalidChangeSet(problems);
  await uploads.keep(user, used, { now, expires: now + UPLOAD_TIME });
  return success({ ...input, files });
}

const TOO_MUCH = `makes the uploads of the change set more than ${MOST_BYTES / 1_000_000} MB together`;

/** Ids of uploads that the data of a draft names, at any depth. */
export function uploadsNamedIn(data: unknown): string[] {
  const found = JSON.stringify(data).matchAll(/"upload":"([0-9a-f]{64})"/gu);
  return [...new Set([...found].map(([, id = '']) => id))];
}
