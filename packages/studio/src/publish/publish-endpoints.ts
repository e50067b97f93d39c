import { errorResponse } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { checkMediaChanges } from '../media/check-media-changes.ts';
import { resolveUploads } from '../media/resolve-uploads.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { errorResponse as repositoryErrorResponse, problemResponse } from '../repository/error-response.ts';
import { changeSetSchema } from '../repository/change-set.ts';
import { MAX_FILES } from '../repository/max-files.ts';
import type { ChangeSetInput } from '../repository/change-set.ts';
import type { CommitOptions, Repository } from '../repository/create-repository.ts';
import { invalidChangeSet, success } from '../repository/repository-error.ts';
import type { AsyncResult, RepositoryError } from '../repository/repository-error.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { hasRole } from '../roles/roles.ts';
import { sessionOf } from '../session/authorize.ts';
import type { OpenSession } from '../session/sessions.ts';
import type { StudioStore } from '../store/studio-store.ts';
import type { Publisher } from './create-publisher.ts';
import type { PublishEntry, PublishError } from './publish-entry.ts';

/** Maximum size of a change set, in bytes. Pictures are uploaded separately. */
const MAX_BYTES = 20_000_000;

/** Maximum time in the future for a schedule, in milliseconds. */
const MAX_SCHEDULE_MS = 366 * 24 * 3_600_000;

/**
 * A change set as a browser sends it: the author is the signed-in person, and files may refer to uploads instead of
 * their content. Files are validated after the uploads are inserted.
 */
const inputSchema = z.strictObject({
  ...changeSetSchema.omit({ author: true, files: true }).shape,
  files: z.array(z.looseObject({})).min(1).max(MAX_FILES),
});
type Input = z.input<typeof inputSchema>;
const idSchema = z.strictObject({ id: z.string().max(64) });

/** Options of `createPublishEndpoints`. */
export interface PublishEndpointsOptions {
  /** Publishes change sets. */
  publisher: Publisher;
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Stores uploads. */
  store: Pick<StudioStore, 'uploads'>;
  /** Checks content before a commit. */
  checkContent: CommitOptions['check'];
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

/** Endpoints that publish changes to the repository and the site. */
export function createPublishEndpoints(options: PublishEndpointsOptions): SiteEndpoint[] {
  const { publisher, repository, folders, store, checkContent, now = Date.now } = options;
  const check = checkContent && { check: checkContent };
  const shared = { methods: ['POST'], cache: 'none', limit: { bytes: MAX_BYTES, perMinute: 60 } } as const;

  /** Returns the change set of a request, with its author and the bytes of its uploads. */
  const readChangeSet = async (request: Request, input: Input): AsyncResult<ChangeSetInput> => {
    const { user } = sessionOf(request);
    const resolved = await resolveUploads(input, { uploads: store.uploads, user: user.id, now: now() });
    if (!resolved.ok) return resolved;
    const withAuthor = { ...resolved.value, author: { name: user.name || user.email, email: user.email } };
    const parsed = changeSetSchema.safeParse(withAuthor);
    if (!parsed.success) {
      return invalidChangeSet(
        parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), reason: issue.message })),
      );
    }
    const problems = checkMediaChanges(parsed.data, folders);
    return problems.length > 0 ? invalidChangeSet(problems) : success(withAuthor as ChangeSetInput);
  };

  /** Returns the entry if the caller may see it. */
  const findEntry = async (request: Request, id: string): Promise<PublishEntry | undefined> => {
    const entry = await publisher.get(id);
    return entry && maySee(sessionOf(request), entry) ? entry : undefined;
  };

  /**
   * Returns the response for an entry. An entry that was rejected immediately is discarded, because the caller has the
   * change set and receives the reason.
   */
  const entryResponse = async (entry: PublishEntry): Promise<Response> => {
    const isRejected = entry.state === 'stopped' && entry.data.stoppedAt === 'journaled';
    if (!isRejected || !entry.data.error) return jsonResponse(toPublicEntry(entry), entry.state === 'done' ? 200 : 202);
    await publisher.discard(entry.id);
    return publishErrorResponse(entry.data.error);
  };

  return [
    defineEndpoint({
      ...shared,
      path: `${STUDIO_FOLDER}/review`,
      role: PERMISSIONS['change.suggest'],
      input: inputSchema,
      async handle(request, { input }) {
        const read = await readChangeSet(request, input);
        if (!read.ok) return publishErrorResponse(read.error);
        const planned = await repository.tryCommit(changeSetSchema.parse(read.value), { ...check });
        return planned.ok ? jsonResponse(planned.value) : publishErrorResponse(planned.error);
      },
    }),
    defineEndpoint({
      ...shared,
      path: `${STUDIO_FOLDER}/publish`,
      role: PERMISSIONS['change.publish'],
      input: inputSchema,
      async handle(request, { input }) {
        const read = await readChangeSet(request, input);
        if (!read.ok) return publishErrorResponse(read.error);
        const published = await publisher.publish(read.value);
        return published.ok ? await entryResponse(published.value) : publishErrorResponse(published.error);
      },
    }),
    defineEndpoint({
      ...shared,
      path: `${STUDIO_FOLDER}/suggest`,
      role: PERMISSIONS['change.suggest'],
      input: inputSchema,
      async handle(request, { input }) {
        const read = await readChangeSet(request, input);
        if (!read.ok) return publishErrorResponse(read.error);
        const mode = {
          kind: 'pull-request',
          branch: `recto/${input.id}`,
          title: input.summary,
          body: input.description ?? '',
        } as const;
        const published = await publisher.publish(read.value, { mode });
        return published.ok ? await entryResponse(published.value) : publishErrorResponse(published.error);
      },
    }),
    defineEndpoint({
      ...shared,
      path: `${STUDIO_FOLDER}/schedule`,
      role: PERMISSIONS['change.schedule'],
      input: z.strictObject({ at: z.iso.datetime({ offset: true }), changes: inputSchema }),
      async handle(request, { input: { at, changes } }) {
        const time = Date.parse(at);
        if (time <= now() || time > now() + MAX_SCHEDULE_MS)
          return errorResponse(422, 'Choose a time within the next year.');
        const read = await readChangeSet(request, changes);
        if (!read.ok) return publishErrorResponse(read.error);
        // Rejects a change set that cannot be published now; it is checked again at its scheduled time.
        const planned = await repository.tryCommit(changeSetSchema.parse(read.value), { ...check });
        if (!planned.ok) return publishErrorResponse(planned.error);
        const accepted = await publisher.submit(read.value, { at: time });
        return accepted.ok ? jsonResponse(toPublicEntry(accepted.value), 202) : publishErrorResponse(accepted.error);
      },
    }),
    {
      path: `${STUDIO_FOLDER}/changes`,
      methods: ['GET'],
      role: PERMISSIONS['content.read'],
      cache: 'none',
      async handle(request) {
        const session = sessionOf(request);
        const entries = await publisher.listPending();
        return jsonResponse({ changes: entries.filter((entry) => maySee(session, entry)).map(toPublicEntry) });
      },
    },
    defineEndpoint({
      path: `${STUDIO_FOLDER}/change`,
      methods: ['GET', 'POST', 'DELETE'],
      role: {
        GET: PERMISSIONS['content.read'],
        POST: PERMISSIONS['change.suggest'],
        DELETE: PERMISSIONS['change.suggest'],
      },
      cache: 'none',
      input: idSchema,
      async handle(request, { input: { id } }) {
        const entry = await findEntry(request, id);
        if (!entry) return errorResponse(404, 'The change does not exist, or it belongs to another person.');
        if (request.method === 'DELETE') {
          return (await publisher.discard(id)) ? new Response(null, { status: 204 }) : errorResponse(409, TOO_LATE);
        }
        if (request.method === 'POST') {
          if (!mayRetry(sessionOf(request), entry)) return errorResponse(403, 'Only publishers can publish changes.');
          if (!(await publisher.retry(id))) return errorResponse(409, TOO_LATE);
        }
        const current = (await publisher.get(id)) ?? entry;
        return jsonResponse({
          ...toPublicEntry(current),
          ...changeSetOf(current),
          ...(await readBuild(repository, entry)),
        });
      },
    }),
  ];
}

const TOO_LATE =
  'The change is being published, is already published, or the repository cannot be reached to check whether it is.';

/** Administrators see the changes of all people. */
function maySee({ user, role }: OpenSession, { data }: PublishEntry): boolean {
  return data.author === user.email || (role !== undefined && hasRole(role, PERMISSIONS['journal.manage']));
}

/**
 * Whether the person may retry the change. The role is checked again, because it may have changed since the change was
 * accepted.
 */
function mayRetry({ role }: OpenSession, { data: { mode } }: PublishEntry): boolean {
  const needed = mode.kind === 'direct' ? PERMISSIONS['change.publish'] : PERMISSIONS['change.suggest'];
  return role !== undefined && hasRole(role, needed);
}

/** Returns the change set as its author sent it, because a stopped entry may be the only copy of the texts. */
function changeSetOf({ data: { set } }: PublishEntry): object {
  if (!set) return {};
  const { author: _author, ...changes } = set;
  return { changes };
}

/** Returns the fields of an entry that are sent to browsers. */
function toPublicEntry({ id, state, due, createdAt, data }: PublishEntry): object {
  const { mode, author, summary, paths, attempts, revision, merged, staleWorkingTrees, version, pullRequest, error } =
    data;
  return {
    id,
    state,
    kind: mode.kind,
    ...(mode.kind === 'pull-request' && { branch: mode.branch }),
    due: new Date(due).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
    author,
    summary,
    paths,
    attempts,
    revision,
    merged,
    staleWorkingTrees,
    version,
    pullRequest,
    error,
  };
}

/** Returns the status that the host of the site reports for its build of a commit. */
async function readBuild(repository: Repository, { data }: PublishEntry): Promise<object> {
  if (data.revision === undefined || data.version !== undefined) return {};
  const build = await repository.readBuildState(data.revision);
  return build.ok && build.value ? { build: build.value } : {};
}

/** Responds with 503 to build errors, because the server retries the build. */
function publishErrorResponse(error: PublishError): Response {
  return isBuildError(error) ? problemResponse(503, error) : repositoryErrorResponse(error);
}

function isBuildError(error: PublishError): error is Exclude<PublishError, RepositoryError> {
  return error.code === 'content-build' || error.code === 'content-switch';
}

function jsonResponse(data: unknown, status = 200): Response {
  return Response.json(data, { status, headers: { 'x-content-type-options': 'nosniff' } });
}
