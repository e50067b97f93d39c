import { jsonResponse } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { UPLOAD_LIFETIME_MS, findUploadIds } from '../media/resolve-uploads.ts';
import { rejectPath } from '../paths/reject-path.ts';
import { listFolders } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { PreviewLinks } from '../preview/preview-links.ts';
import type { Repository } from '../repository/create-repository.ts';
import { problemResponse } from '../repository/error-response.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { sessionOf } from '../session/authorize.ts';
import type { StudioStore } from '../store/studio-store.ts';
import { MAX_PATH_LENGTH } from './document-endpoints.ts';

/** Maximum number of drafts per person. */
export const MAX_DRAFTS = 200;
/** Maximum size of one draft as JSON, in bytes. */
export const MAX_DRAFT_BYTES = 2_000_000;

/** Age from which the newest commit is read again in the background, in milliseconds. */
const MAX_HEAD_AGE_MS = 60_000;

/** Size of a request in addition to the draft, in bytes. */
const REQUEST_OVERHEAD_BYTES = 10_000;

/** Options of `createDraftEndpoints`. */
export interface DraftEndpointOptions {
  /** Stores drafts and uploads. */
  store: Pick<StudioStore, 'drafts' | 'uploads'>;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Repository of the site. */
  repository: Pick<Repository, 'knownHead'>;
  /** Ends preview links of deleted drafts. */
  previews: Pick<PreviewLinks, 'end'>;
  /** Whether the server can show drafts to people who have a link. */
  canPreview: boolean;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

const path = z.string().min(1).max(MAX_PATH_LENGTH);
const knownRevision = z.int().min(0);

/** Endpoints for drafts that are stored on the server, to continue on another device. Everyone sees only their own. */
export function createDraftEndpoints(options: DraftEndpointOptions): SiteEndpoint[] {
  const { store, folders, repository, previews, canPreview, now = Date.now } = options;
  const { drafts, uploads } = store;

  const list = defineEndpoint({
    path: `${STUDIO_FOLDER}/drafts`,
    methods: ['GET'],
    role: PERMISSIONS['draft.save'],
    cache: 'none',
    limit: { perMinute: 120 },
    async handle(request) {
      const ownDrafts = await drafts.summaries(sessionOf(request).user.id);
      return jsonResponse({
        drafts: ownDrafts.map(({ path, revision, updatedAt, size }) => ({ path, revision, updatedAt, size })),
        most: MAX_DRAFTS,
        canPreview,
        // The editor requests this list after every pause in writing, and so learns of the commits of others.
        revision: repository.knownHead.last(MAX_HEAD_AGE_MS),
      });
    },
  });

  const draft = defineEndpoint({
    path: `${STUDIO_FOLDER}/draft`,
    methods: ['GET', 'PUT', 'DELETE'],
    role: PERMISSIONS['draft.save'],
    cache: 'none',
    limit: { perMinute: 300, bytes: MAX_DRAFT_BYTES + REQUEST_OVERHEAD_BYTES },
    input: z.union([
      z.strictObject({ path }),
      z.strictObject({ path, revision: knownRevision }),
      z.strictObject({ path, revision: knownRevision, data: z.unknown() }),
    ]),
    async handle(request, { input }) {
      const rejected = rejectPath(input.path, listFolders(folders));
      if (rejected) return rejected;
      const { id: user } = sessionOf(request).user;
      const { method } = request;
      if (method === 'PUT') {
        if (!('data' in input) || input.data === undefined) return incomplete('"path", "revision" and "data"');
        return await save(user, input.path, input.data, input.revision);
      }
      if (method === 'DELETE') {
        if (!('revision' in input) || 'data' in input) return incomplete('"path" and "revision"');
        const isDeleted = await drafts.delete(user, input.path, input.revision);
        if (!isDeleted) return await changedMeanwhile(user, input.path);
        await previews.end(user, input.path);
        return new Response(null, { status: 204 });
      }
      const stored = await drafts.get(user, input.path);
      if (!stored) return noDraft(input.path);
      const { path, data, revision, updatedAt } = stored;
      await uploads.keep(user, findUploadIds(data), { now: now(), expires: now() + UPLOAD_LIFETIME_MS });
      return jsonResponse({ path, data, revision, updatedAt });
    },
  });

  const save = async (user: string, path: string, data: unknown, revision: number): Promise<Response> => {
    if (Buffer.byteLength(JSON.stringify(data)) > MAX_DRAFT_BYTES) return tooLong();
    if (revision === 0 && (await drafts.summaries(user)).length >= MAX_DRAFTS) return tooMany();
    const saved = await drafts.save({ user, path, data, now: now() }, revision);
    if (!saved) return await changedMeanwhile(user, path);
    await uploads.keep(user, findUploadIds(data), { now: now(), expires: now() + UPLOAD_LIFETIME_MS });
    return jsonResponse({ path, revision: saved.revision, updatedAt: saved.updatedAt });
  };

  const changedMeanwhile = async (user: string, path: string): Promise<Response> => {
    const current = await drafts.get(user, path);
    return problemResponse(409, {
      code: 'draft/changed',
      message: `The draft of "${path}" was changed in another window${current ? '' : ', or deleted'}.`,
      hint: 'Read the draft again, and decide which text to keep.',
      ...(current && { revision: current.revision }),
    });
  };

  return [list, draft];
}

function incomplete(fields: string): Response {
  return problemResponse(400, {
    code: 'draft/input',
    message: `The request needs ${fields}.`,
    hint: 'Send them as JSON. The revision of a new draft is 0.',
  });
}

function noDraft(path: string): Response {
  return problemResponse(404, {
    code: 'draft/none',
    message: `You have no draft of "${path}".`,
    hint: 'Read the file instead.',
  });
}

function tooLong(): Response {
  return problemResponse(413, {
    code: 'draft/size',
    message: `A draft may have at most ${MAX_DRAFT_BYTES} bytes.`,
    hint: 'Publish finished changes, or upload pictures instead of embedding them in the text.',
    values: { size: MAX_DRAFT_BYTES / 1_000_000 },
  });
}

function tooMany(): Response {
  return problemResponse(409, {
    code: 'draft/count',
    message: `You have ${MAX_DRAFTS} drafts, which is the maximum.`,
    hint: 'Publish or delete some of them.',
    values: { count: MAX_DRAFTS },
  });
}
