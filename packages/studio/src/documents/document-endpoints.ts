import { jsonResponse, assetType, findCollections, isNavigationFile } from '@recto/content/node';
import type { ContentDescription } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { PAGE_PATH, REVISION_PATH, STUDIO_FOLDER, TREE_PATH } from '../feature/paths.ts';
import { rejectPath } from '../paths/reject-path.ts';
import { listFolders, pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { errorResponse, problemResponse } from '../repository/error-response.ts';
import { blobId } from '../repository/blob-id.ts';
import { revisionSchema } from '../repository/change-set.ts';
import type { Repository } from '../repository/create-repository.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import type { DocumentChecks } from './document-checks.ts';
import type { ContentIndex } from './content-index.ts';
import { findPageFile } from './find-page-file.ts';
import { describeCollection } from './listed-collection.ts';
import { listDocuments } from './list-documents.ts';

/** Maximum length of a path, in characters. */
export const MAX_PATH_LENGTH = 1024;

/** Limits of a request to check texts: documents, characters of each text, and bytes of the request. */
const MAX_DOCUMENTS = 50;
const MAX_TEXT_LENGTH = 2_000_000;
const MAX_BYTES = 8_000_000;

/** Age up to which a known commit is reported as the newest one, in milliseconds. */
const MAX_HEAD_AGE_MS = 3000;

/** Options of `createDocumentEndpoints`. */
export interface DocumentEndpointOptions {
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Collections and languages of the site. */
  description: ContentDescription;
  /** Reads files with their metadata. */
  index: ContentIndex;
  /** Checks texts. */
  checks: DocumentChecks;
}

/** Endpoints that return the newest commit, list all files, return one file with its problems or the file of a page, and check texts. */
export function createDocumentEndpoints(options: DocumentEndpointOptions): SiteEndpoint[] {
  const { repository, folders, description, index, checks } = options;

  /** The editor asks for it when its window gets the focus again, and then loads the list of files if it has changed. */
  const newest = defineEndpoint({
    path: REVISION_PATH,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 120 },
    async handle() {
      const head = await repository.knownHead.recent(MAX_HEAD_AGE_MS);
      return head.ok ? jsonResponse({ revision: head.value }) : errorResponse(head.error);
    },
  });

  const tree = defineEndpoint({
    path: TREE_PATH,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 120 },
    input: z.strictObject({ since: revisionSchema.optional() }),
    async handle(_, { input: { since } }) {
      const read = await index.read();
      if (!read.ok) return errorResponse(read.error);
      const { revision, pending, problem } = read.value;
      const changes = since === undefined ? undefined : await repository.listChanges(since, revision);
      if (changes?.ok === false) return errorResponse(changes.error);
      const list = changes?.value ?? [];
      return jsonResponse({
        revision,
        branch: repository.branch,
        canSuggest: repository.canSuggest,
        folders,
        locales: description.locales,
        collections: description.collections.map(describeCollection),
        files: listDocuments({ tree: read.value, folders, description, changes: list, isInvalid: checks.isInvalid }),
        deleted: list.filter(({ kind }) => kind === 'deleted').map(({ path }) => path),
        pending,
        ...(problem && { problem: { code: problem.code, message: problem.message, hint: problem.hint } }),
      });
    },
  });

  /** Reads a file of a revision with its problems; without them if they are not known and `isWaiting` is not set. */
  const readDocument = async (path: string, revision: string, isWaiting: boolean): Promise<Response> => {
    const file = await repository.readFile(revision, path);
    if (!file.ok) return errorResponse(file.error);
    const bytes = file.value;
    const text = decodeText(bytes);
    const contentPath = pathBelow(path, folders.content);
    const collections = contentPath === undefined ? [] : findCollections(contentPath, description);
    const main = collections.find(({ isPage }) => isPage) ?? collections[0];
    const checking = main && text !== undefined ? checks.check([{ path, text }], revision) : undefined;
    const [problems] = (isWaiting ? await checking : undefined) ?? [];
    return jsonResponse({
      path,
      revision,
      id: blobId(bytes, revision),
      ...(text === undefined
        ? { encoding: 'base64', content: Buffer.from(bytes).toString('base64') }
        : { encoding: 'text', content: text }),
      type: assetType(path) ?? 'text/plain',
      collection: main?.collection ?? null,
      isNavigation: isNavigationFile(path),
      locale: main?.locale ?? null,
      route: main?.isPage === true ? main.path : null,
      fields: description.collections.find(({ name }) => name === main?.collection)?.fields ?? null,
      // `null` if the file has no collection, or is not checked.
      problems: problems ? { errors: problems.errors, warnings: problems.warnings } : null,
    });
  };

  const document = defineEndpoint({
    path: `${STUDIO_FOLDER}/document`,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 600 },
    input: z.strictObject({ path: z.string().min(1).max(MAX_PATH_LENGTH), revision: revisionSchema.optional() }),
    async handle(_, { input: { path, revision } }) {
      const rejected = rejectPath(path, listFolders(folders));
      if (rejected) return rejected;
      if (revision !== undefined) return await readDocument(path, revision, true);
      const head = await repository.readHead();
      return head.ok ? await readDocument(path, head.value, true) : errorResponse(head.error);
    },
  });

  /** The editor requests the file of the open page together with the list of files, before it knows its path. */
  const page = defineEndpoint({
    path: PAGE_PATH,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 120 },
    input: z.strictObject({ path: z.string().min(1).max(MAX_PATH_LENGTH) }),
    async handle(_, { input: { path } }) {
      const head = await repository.readHead();
      if (!head.ok) return errorResponse(head.error);
      const tree = await repository.readTree(head.value);
      if (!tree.ok) return errorResponse(tree.error);
      const pages = tree.value.flatMap((entry) => {
        const contentPath = entry.kind === 'file' ? pathBelow(entry.path, folders.content) : undefined;
        const collections = contentPath === undefined ? [] : findCollections(contentPath, description);
        const main = collections.find(({ isPage }) => isPage);
        return main ? [{ path: entry.path, route: main.path, locale: main.locale }] : [];
      });
      const [original = ''] = description.locales;
      const locale = description.locales.find((code) => code === path.split('/')[1]) ?? original;
      const file =
        findPageFile(pages, { path, locale, textLocale: locale }) ??
        findPageFile(pages, { path, locale, textLocale: original });
      return file === undefined ? jsonResponse(null) : await readDocument(file, head.value, false);
    },
  });

  const validate = defineEndpoint({
    path: `${STUDIO_FOLDER}/validate`,
    methods: ['POST'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 120, bytes: MAX_BYTES },
    input: z.strictObject({
      documents: z
        .array(z.strictObject({ path: z.string().min(1).max(MAX_PATH_LENGTH), text: z.string().max(MAX_TEXT_LENGTH) }))
        .min(1)
        .max(MAX_DOCUMENTS),
    }),
    async handle(_, { input: { documents } }) {
      for (const { path } of documents) {
        const rejected = rejectPath(path, [folders.content]);
        if (rejected) return rejected;
      }
      const checked = await checks.check(documents);
      if (checked) return jsonResponse({ documents: checked });
      return checks.isAvailable ? checkFailed() : checksUnavailable();
    },
  });

  return [newest, tree, document, page, validate];
}

function checkFailed(): Response {
  return problemResponse(
    503,
    {
      code: 'check/failed',
      message: 'The texts could not be checked: the check took too long, or its process has ended.',
      hint: 'Try again. If one text causes this every time, make it shorter, and contact the administrator of the site.',
    },
    { 'retry-after': '5' },
  );
}

function checksUnavailable(): Response {
  return problemResponse(501, {
    code: 'check/none',
    message: 'This server cannot check texts, because it has no content builder.',
    hint: 'Publish as a pull request, so that the build on the host checks it.',
  });
}

/** Decodes bytes as text. Returns `undefined` for binary data and invalid UTF-8, which saving would change. */
function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
