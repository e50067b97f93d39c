import { jsonResponse } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { createHash } from 'node:crypto';
import { MAX_PATH_LENGTH } from '../documents/document-endpoints.ts';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { rejectPath } from '../paths/reject-path.ts';
import { listFolders } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { errorResponse, problemResponse } from '../repository/error-response.ts';
import type { Repository } from '../repository/create-repository.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { sessionOf } from '../session/authorize.ts';
import type { Upload, UploadStore } from '../store/studio-store.ts';
import { LIMIT_WINDOW_MS } from '../store/uploads.ts';
import { inspectMedia } from './inspect-media.ts';
import type { MediaRefusal } from './inspect-media.ts';
import { mediaHeaders } from './media-headers.ts';
import { MAX_UPLOAD_BYTES, readUpload } from './read-upload.ts';
import { UPLOAD_LIFETIME_MS } from './resolve-uploads.ts';
import { freePath, safeName } from './safe-name.ts';

/** Limits per person: uploads per hour, bytes that wait to be published, and parallel uploads. */
const MAX_PER_HOUR = { count: 100, size: 200_000_000 };
const MAX_WAITING_BYTES = 1_000_000_000;
const MAX_PARALLEL = 4;

/** Options of `createUploadEndpoints`. */
export interface UploadEndpointOptions {
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Stores uploads. */
  uploads: UploadStore;
  /** Maximum uploads of a person per hour. */
  limit?: { count: number; size: number };
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

const targetSchema = z.strictObject({
  name: z.string().min(1).max(500),
  /** Target folder: the public folder, a content folder, or a subfolder of one. */
  folder: z.string().min(1).max(MAX_PATH_LENGTH),
});
const idSchema = z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/u, 'an id has 64 hexadecimal digits') });

/** Endpoints for files that wait to be published. Everyone sees only their own. */
export function createUploadEndpoints(options: UploadEndpointOptions): SiteEndpoint[] {
  const { repository, folders, uploads, limit = MAX_PER_HOUR, now = Date.now } = options;
  /** Number of running uploads by person, because each needs memory. */
  const runningByUser = new Map<string, number>();

  const store = async (user: string, bytes: Uint8Array, target: z.output<typeof targetSchema>): Promise<Response> => {
    const media = inspectMedia(bytes);
    if ('reason' in media) return unsupported(target.name, media);
    const head = await repository.readHead();
    if (!head.ok) return errorResponse(head.error);
    const tree = await repository.readTree(head.value);
    if (!tree.ok) return errorResponse(tree.error);
    const id = createHash('sha256').update(media.bytes).digest('hex');
    const waiting = (await uploads.list(user, now())).filter((one) => one.id !== id);
    const folder = target.folder.replace(/\/$/u, '');
    const taken = [...tree.value, ...waiting].map(({ path }) => path);
    const path = freePath(folder, safeName(target.name, media.type), taken);
    const rejected = rejectPath(path, listFolders(folders), { isNew: true });
    if (rejected) return rejected;
    const size = media.bytes.byteLength;
    if (waiting.reduce((sum, one) => sum + one.size, size) > MAX_WAITING_BYTES) return tooMuchWaiting();
    const createdAt = now();
    const upload: Upload = {
      user,
      id,
      path,
      type: media.type,
      size,
      createdAt,
      expires: createdAt + UPLOAD_LIFETIME_MS,
    };
    const isAdded = await uploads.add(
      { ...upload, bytes: media.bytes },
      { since: createdAt - LIMIT_WINDOW_MS, ...limit },
    );
    if (!isAdded) return tooMany(limit);
    const { width, height } = media;
    return jsonResponse({ ...view(upload), ...(width !== undefined && { width, height }) });
  };

  const upload = defineEndpoint({
    path: `${STUDIO_FOLDER}/media/upload`,
    methods: ['POST'],
    role: PERMISSIONS['media.upload'],
    cache: 'none',
    limit: { name: 'upload' },
    // The body is the file itself, so all other data is in the query.
    async handle(request, { url }) {
      const target = targetSchema.safeParse(Object.fromEntries(url.searchParams));
      if (!target.success) return invalidTarget(z.prettifyError(target.error).slice(0, 1000));
      const rejected = rejectPath(`${target.data.folder.replace(/\/$/u, '')}/name`, listFolders(folders));
      if (rejected) return rejected;
      const { id: user } = sessionOf(request).user;
      const running = runningByUser.get(user) ?? 0;
      if (running >= MAX_PARALLEL) return tooManyAtOnce();
      runningByUser.set(user, running + 1);
      try {
        const bytes = await readUpload(request);
        if (!bytes) return tooLarge();
        return await store(user, bytes, target.data);
      } finally {
        const left = (runningByUser.get(user) ?? 1) - 1;
        if (left === 0) runningByUser.delete(user);
        else runningByUser.set(user, left);
      }
    },
  });

  const list: SiteEndpoint = {
    path: `${STUDIO_FOLDER}/media/uploads`,
    methods: ['GET'],
    role: PERMISSIONS['media.upload'],
    cache: 'none',
    limit: { perMinute: 240 },
    handle: async (request) =>
      jsonResponse({ uploads: (await uploads.list(sessionOf(request).user.id, now())).map(view) }),
  };

  const read = defineEndpoint({
    path: `${STUDIO_FOLDER}/media/waiting`,
    methods: ['GET', 'DELETE'],
    role: PERMISSIONS['media.upload'],
    cache: 'own',
    limit: { perMinute: 1200 },
    input: idSchema,
    async handle(request, { input: { id } }) {
      const { id: user } = sessionOf(request).user;
      if (request.method === 'DELETE') {
        return (await uploads.delete(user, id, now())) ? new Response(null, { status: 204 }) : noUpload();
      }
      const stored = await uploads.get(user, id, now());
      const bytes = stored && (await uploads.read(user, id, now()));
      if (!bytes) return noUpload();
      await uploads.keep(user, [id], { now: now(), expires: now() + UPLOAD_LIFETIME_MS });
      return new Response(Buffer.from(bytes), { headers: mediaHeaders(stored.path, bytes) });
    },
  });

  return [upload, list, read];
}

function view({ id, path, type, size, createdAt, expires }: Upload): object {
  return { id, path, type, size, createdAt, expires };
}

function unsupported(name: string, { code, reason, values }: MediaRefusal): Response {
  return problemResponse(415, {
    code: 'upload/type',
    message: `The file "${name.slice(0, 200)}" ${reason}.`,
    hint: 'Export it in one of the formats that can be uploaded. The type is detected by content, not by file name.',
    reason: code,
    values: { ...values, name: name.slice(0, 200) },
  });
}

function invalidTarget(message: string): Response {
  return problemResponse(400, {
    code: 'upload/target',
    message,
    hint: 'Send the file as the body, with "name" and "folder" in the query.',
  });
}

function tooLarge(): Response {
  return problemResponse(413, {
    code: 'upload/size',
    message: `A file may have at most ${MAX_UPLOAD_BYTES / 1_000_000} MB.`,
    hint: 'Reduce the number of pixels of a picture, or the bit rate of a video.',
    values: { size: MAX_UPLOAD_BYTES / 1_000_000 },
  });
}

function tooManyAtOnce(): Response {
  return problemResponse(
    429,
    {
      code: 'upload/at-once',
      message: `Send at most ${MAX_PARALLEL} files at a time.`,
      hint: 'Wait until the others are uploaded.',
      values: { count: MAX_PARALLEL },
    },
    { 'retry-after': '1' },
  );
}

function tooMany({ count, size }: { count: number; size: number }): Response {
  return problemResponse(
    429,
    {
      code: 'upload/limit',
      message: `You can upload at most ${count} files and ${Math.floor(size / 1_000_000)} MB per hour.`,
      hint: 'Try again later.',
      values: { count, size: Math.floor(size / 1_000_000) },
    },
    { 'retry-after': '600' },
  );
}

function tooMuchWaiting(): Response {
  return problemResponse(409, {
    code: 'upload/waiting',
    message: `More than ${MAX_WAITING_BYTES / 1_000_000} MB of your files wait to be published.`,
    hint: 'Publish or delete some of them.',
    values: { size: MAX_WAITING_BYTES / 1_000_000 },
  });
}

function noUpload(): Response {
  return problemResponse(404, {
    code: 'upload/none',
    message: 'You have no such upload, or it has expired.',
    hint: 'Upload the file again.',
  });
}
