import { jsonResponse } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { MAX_PATH_LENGTH } from '../documents/document-endpoints.ts';
import { readWholeTree } from '../documents/read-whole-tree.ts';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { normalisePath } from '../paths/check-tree.ts';
import { rejectPath } from '../paths/reject-path.ts';
import { listFolders, pathBelow } from '../paths/studio-folders.ts';
import { errorResponse, problemResponse } from '../repository/error-response.ts';
import { notFound } from '../repository/repository-error.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { typeOfName } from './media-types.ts';
import type { MediaEndpointOptions } from './media-endpoints.ts';
import { UNUSED, findUsage } from './media-usage.ts';
import { moveMedia } from './move-media.ts';

/** Maximum number of files deleted at once. */
const MAX_FILES = 100;

const path = z.string().min(1).max(MAX_PATH_LENGTH);

/** Endpoints that plan changes to published files. They return changes for a change set and write nothing. */
export function createMediaChangeEndpoints(options: MediaEndpointOptions): SiteEndpoint[] {
  const { repository, folders, index, findSiteFiles } = options;
  const shared = {
    methods: ['POST'],
    role: PERMISSIONS['media.change'],
    cache: 'none',
    limit: { perMinute: 60 },
  } as const;

  const rename = defineEndpoint({
    ...shared,
    path: `${STUDIO_FOLDER}/media/rename`,
    input: z.strictObject({ from: path, to: path }),
    async handle(_, { input: { from, to } }) {
      const all = listFolders(folders);
      const rejected = rejectPath(from, all) ?? rejectPath(to, all, { isNew: true });
      if (rejected) return rejected;
      const folder = all.find((one) => pathBelow(from, one) !== undefined) ?? '';
      if (pathBelow(to, folder) === undefined) return otherFolder(to, folder);
      if (typeOfName(from) !== typeOfName(to)) return otherType(from, to);
      const tree = await readWholeTree(index);
      if (tree instanceof Response) return tree;
      const { revision, files } = tree;
      if (!files.some((file) => file.path === from)) return errorResponse(notFound(`The file "${from}"`).error);
      const other = files.find((file) => file.path !== from && normalisePath(file.path) === normalisePath(to));
      if (other || from === to) return alreadyExists(other?.path ?? to);
      if ((await findSiteFiles(tree)).has(from)) return usedBySite(from);
      const changes = await moveMedia({ repository, folders, tree, from, to });
      if (!changes.ok) return errorResponse(changes.error);
      return jsonResponse({
        base: revision,
        files: changes.value,
        ...((await findUsage(tree, options)).get(from) ?? UNUSED),
      });
    },
  });

  const remove = defineEndpoint({
    ...shared,
    path: `${STUDIO_FOLDER}/media/delete`,
    input: z.strictObject({ paths: z.array(path).min(1).max(MAX_FILES) }),
    async handle(_, { input: { paths } }) {
      const uniquePaths = [...new Set(paths)];
      for (const one of uniquePaths) {
        const rejected = rejectPath(one, listFolders(folders));
        if (rejected) return rejected;
      }
      const tree = await readWholeTree(index);
      if (tree instanceof Response) return tree;
      const treePaths = new Set(tree.files.map((file) => file.path));
      const none = uniquePaths.find((one) => !treePaths.has(one));
      if (none !== undefined) return errorResponse(notFound(`The file "${none}"`).error);
      const usage = await findUsage(tree, options);
      const needed = uniquePaths.find((one) => usage.get(one)?.usedBySite === true);
      if (needed !== undefined) return usedBySite(needed);
      return jsonResponse({
        base: tree.revision,
        files: uniquePaths.map((one) => ({ kind: 'delete', path: one })),
        usage: uniquePaths.map((one) => ({ path: one, ...(usage.get(one) ?? UNUSED) })),
      });
    },
  });

  return [rename, remove];
}

function otherFolder(to: string, folder: string): Response {
  return problemResponse(422, {
    code: 'media/folder',
    message: `The file cannot be moved to "${to}", which is outside ${folder}/.`,
    hint: 'Files next to content and public files are referenced in different ways. Upload the file again instead.',
    values: { folder },
  });
}

function otherType(from: string, to: string): Response {
  return problemResponse(422, {
    code: 'media/type',
    message: `The extension of "${to}" has another file type than that of "${from}", or is not a media type.`,
    hint: 'Keep the extension.',
    values: { ending: from.slice(from.lastIndexOf('.') + 1) },
  });
}

/** The configuration of a site is code, which the studio does not change. */
function usedBySite(path: string): Response {
  return problemResponse(409, {
    code: 'media/site',
    message: `The site itself uses the file "${path}", for example as its icon.`,
    hint: 'Change the configuration of the site first. Files at fixed paths, such as favicon.ico, can only be removed with git.',
  });
}

function alreadyExists(path: string): Response {
  return problemResponse(409, {
    code: 'media/taken',
    message: `The file "${path}" already exists.`,
    hint: 'Choose another name.',
  });
}
