import { answerJson } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/addresses.ts';
import { UPLOAD_TIME, uploadsNamedIn } from '../media/resolve-uploads.ts';
import { refusePath } from '../paths/refuse-path.ts';
import { listFolders } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { PreviewLinks } from '../preview/preview-links.ts';
import { answerProblem } from '../repository/answer-error.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { sessionOf } from '../session/authorize.ts';
import type { StudioStore } from '../store/studio-store.ts';
import { LONGEST_PATH } from './document-endpoints.ts';

/** Maximum number of drafts per person. */
export const MOST_DRAFTS = 200;
/** Maximum size of one draft as JSON, in bytes. */
export const LONGEST_DRAFT = 2_000_000;

/** Size of a request in addition to the draft, in bytes. */
const ENVELOPE = 10_000;

/** Options of `createDraftEndpoints`. */
export interface DraftEndpointOptions {
  /** Stores drafts and uploads. */
  store: Pick<StudioStore, 'drafts' | 'uploads'>;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Ends preview links of deleted drafts. */
  previews: Pick<PreviewLinks, 'end'>;
  /** Whether the server can show drafts to people who have a link. */
  canPreview: boolean;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

const path = z.string().min(1).max(LONGEST_PATH);
const knownRevision = z.int().min(0);

/** Endpoints for drafts that are stored on the server, to continue on another device. Everyone sees only their own. */
export function createDraftEndpoints(options: DraftEndpointOptions): SiteEndpoint[] {
  const { store, folders, previews, canPreview, now = Date.now } = options;
  const { drafts, uploads } = store;

  const list = defineEndpoint({
    path: `${STUDIO_FOLDER}/drafts`,
    methods: ['GET'],
    role: PERMISSIONS['draft.save'],
    cache: 'none',
    limit: { perMinute: 120 },
    async answer(request) {
      const own = await drafts.summaries(sessionOf(request).user.id);
      return answerJson({
        drafts: own.map(({ path, revision, updatedAt, size }) => ({ path, revision, updatedAt, size })),
        most: MOST_DRAFTS,
        canPreview,
      });
    },
  });

  const read = defineEndpoint({
    path: `${STUDIO_FOLDER}/draft`,
    methods: ['GET', 'PUT', 'DELETE'],
    role: PERMISSIONS['draft.save'],
    cache: 'none',
    limit: { perMinute: 300, bytes: LONGEST_DRAFT + ENVELOPE },
    input: z.union([
      z.strictObject({ path }),
      z.strictObject({ path, revision: knownRevision }),
      z.strictObject({ path, revision: knownRevision, data: z.unknown() }),
    ]),
    async answer(request, { input }) {
      const refused = refusePath(input.path, listFolders(folders));
      if (refused) return refused;
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
      const draft = await drafts.get(user, input.path);
      if (!draft) return noDraft(input.path);
      await uploads.keep(user, uploadsNamedIn(draft.data), { now: now(), expires: now() + UPLOAD_TIME });
      return answerJson({ path: draft.path, data: draft.data, revision: draft.revision, updatedAt: draft.updatedAt });
    },
  });

  const save = async (user: string, path: string, data: unknown, revision: number): Promise<Response> => {
    if (Buffer.byteLength(JSON.stringify(data)) > LONGEST_DRAFT) return tooLong();
    if (revision === 0 && (await drafts.summaries(user)).length >= MOST_DRAFTS) return tooMany();
    const saved = await drafts.save({ user, path, data, now: now() }, revision);
    if (!saved) return await changedMeanwhile(user, path);
    await uploads.keep(user, uploadsNamedIn(data), { now: now(), expires: now() + UPLOAD_TIME });
    return answerJson({ path, revision: saved.revision, updatedAt: saved.updatedAt });
  };

  const changedMeanwhile = async (user: string, path: string): Promise<Response> => {
    const current = await drafts.get(user, path);
    return answerProblem(409, {
      code: 'draft/changed',
      message: `The draft of "${path}" was changed in another window${current ? '' : ', or deleted'}.`,
      hint: 'Read the draft again, and decide which text to keep.',
      ...(current && { revision: current.revision }),
    });
  };

  return [list, read];
}

function incomplete(fields: string): Response {
  return answerProblem(400, {
    code: 'draft/input',
    message: `This needs ${fields}.`,
    hint: 'Send them as JSON. The revision of a new draft is 0.',
  });
}

function noDraft(path: string): Response {
  return answerProblem(404, {
    code: 'draft/none',
    message: `You have no draft of "${path}".`,
    hint: 'Read the file instead.',
  });
}

function tooLong(): Response {
  return answerProblem(413, {
    code: 'draft/size',
    message: `A draft may have at most ${LONGEST_DRAFT} bytes.`,
    hint: 'Publish finished changes, or upload pictures instead of embedding them in the text.',
  });
}

function tooMany(): Response {
  return answerProblem(409, {
    code: 'draft/count',
    message: `You have ${MOST_DRAFTS} drafts, which is the maximum.`,
    hint: 'Publish or delete some of them.',
  });
}
