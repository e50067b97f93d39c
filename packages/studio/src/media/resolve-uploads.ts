import { invalidChangeSet, success } from '../repository/repository-error.ts';
import type { AsyncResult, PathProblem } from '../repository/repository-error.ts';
import type { UploadStore } from '../store/studio-store.ts';

/** Time after its last use until an upload expires, in milliseconds. */
export const UPLOAD_LIFETIME_MS = 7 * 24 * 3_600_000;

/** Maximum size of all uploads in one change set, in bytes. They are kept in memory and in the journal. */
const MAX_BYTES = 50_000_000;

const UPLOAD_ID = /^[0-9a-f]{64}$/u;

/** A change set in which a file may have an upload, `{ upload: id }`, instead of `content`. */
export interface WithUploads {
  /** Changed files. */
  files: readonly object[];
}

/** Options of `resolveUploads`. */
export interface ResolveUploadsOptions {
  /** Stores uploads. */
  uploads: UploadStore;
  /** Id of the person who publishes, who can only use their own uploads. */
  user: string;
  /** Current time in milliseconds. */
  now?: number;
}

/**
 * Inserts the bytes of uploads into a change set, so that it is self-contained. Everything else is passed on unchanged
 * for validation by the schema of change sets.
 */
export async function resolveUploads<Input extends WithUploads>(
  input: Input,
  { uploads, user, now = Date.now() }: ResolveUploadsOptions,
): AsyncResult<Input> {
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
    // The size is checked first, because a change set could refer to a large upload many times.
    const stored = isId ? await uploads.get(user, upload, now) : undefined;
    size += stored?.size ?? 0;
    const isTooMuch = size > MAX_BYTES;
    const bytes = stored && !isTooMuch ? await uploads.read(user, stored.id, now) : undefined;
    if (stored && bytes) {
      used.push(stored.id);
      files.push({ ...rest, content: Buffer.from(bytes).toString('base64') });
      continue;
    }
    problems.push({ path, reason: isTooMuch ? TOO_MUCH : 'refers to an upload that does not exist or has expired' });
    if (isTooMuch) break;
  }
  if (problems.length > 0) return invalidChangeSet(problems);
  await uploads.keep(user, used, { now, expires: now + UPLOAD_LIFETIME_MS });
  return success({ ...input, files });
}

const TOO_MUCH = `exceeds the limit of ${MAX_BYTES / 1_000_000} MB for all uploads of the change set`;

/** Returns the ids of uploads in the data of a draft, at any depth. */
export function findUploadIds(data: unknown): string[] {
  const matches = JSON.stringify(data).matchAll(/"upload":"([0-9a-f]{64})"/gu);
  return [...new Set([...matches].map(([, id = '']) => id))];
}
