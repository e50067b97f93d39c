import { jsonResponse, assetType, matchesEtag } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import type { ContentIndex, IndexedTree } from '../documents/content-index.ts';
import { MAX_PATH_LENGTH } from '../documents/document-endpoints.ts';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { rejectPath } from '../paths/reject-path.ts';
import { listFolders, pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { errorResponse } from '../repository/error-response.ts';
import { blobId } from '../repository/blob-id.ts';
import { revisionSchema } from '../repository/change-set.ts';
import type { Repository } from '../repository/create-repository.ts';
import type { TreeEntry } from '../repository/git-host.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { createMediaMetadata } from './media-metadata.ts';
import { mediaHeaders } from './media-headers.ts';
import type { FindSiteFiles } from './site-files.ts';
import { UNUSED, findUsage } from './media-usage.ts';
import type { MediaUsage } from './media-usage.ts';

/** Maximum number of files in one response. */
const MAX_FILES = 100;

/** Options of `createMediaEndpoints`. */
export interface MediaEndpointOptions {
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Reads files with their metadata. */
  index: ContentIndex;
  /** Finds files that the site itself uses. */
  findSiteFiles: FindSiteFiles;
}

const path = z.string().min(1).max(MAX_PATH_LENGTH);

const listSchema = z.strictObject({
  /** Part of a path or alternative text. */
  search: z.string().max(200).optional(),
  kind: z.enum(['image', 'video', 'audio', 'other']).optional(),
  /** Only files in this folder and its subfolders. */
  folder: path.optional(),
  unused: z.enum(['1']).optional(),
  /** The last path of the previous page. */
  after: path.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_FILES).default(50),
});

/** Endpoints for media files of the repository: a paginated list, and each file. */
export function createMediaEndpoints(options: MediaEndpointOptions): SiteEndpoint[] {
  const { repository, folders, index } = options;
  const readMetadata = createMediaMetadata(repository);
  const usageOf = createUsageCache(options);

  const list = defineEndpoint({
    path: `${STUDIO_FOLDER}/media`,
    methods: ['GET'],
    role: PERMISSIONS['media.read'],
    cache: 'none',
    limit: { perMinute: 240 },
    input: listSchema,
    async handle(_, { input }) {
      const tree = await index.read();
      if (!tree.ok) return errorResponse(tree.error);
      const { revision, files, pending } = tree.value;
      const usage = await usageOf(tree.value);
      const matching = files
        .filter((file) => assetType(file.path) !== undefined && matches(file, input, usage.get(file.path) ?? UNUSED))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      const rest = matching.filter(({ path }) => input.after === undefined || path > input.after);
      const pageFiles = rest.slice(0, input.limit);
      const metadata = await readMetadata(revision, pageFiles);
      return jsonResponse({
        revision,
        total: matching.length,
        files: pageFiles.map((file) => ({
          path: file.path,
          id: file.id,
          type: assetType(file.path),
          ...publicPathOf(file.path, folders),
          ...metadata.get(file.id),
          ...(usage.get(file.path) ?? UNUSED),
          // Unknown until all content files are read.
          unused: pending === 0 ? !usage.has(file.path) : null,
        })),
        ...(rest.length > pageFiles.length && { next: pageFiles.at(-1)?.path }),
        pending,
      });
    },
  });

  const file = defineEndpoint({
    path: `${STUDIO_FOLDER}/media/file`,
    methods: ['GET'],
    role: PERMISSIONS['media.read'],
    cache: 'own',
    limit: { perMinute: 1200 },
    input: z.strictObject({ path, revision: revisionSchema.optional() }),
    async handle(request, { input }) {
      const rejected = rejectPath(input.path, listFolders(folders));
      if (rejected) return rejected;
      const head = input.revision === undefined ? await repository.readHead() : undefined;
      if (head?.ok === false) return errorResponse(head.error);
      const revision = input.revision ?? head?.value ?? '';
      const read = await repository.readFile(revision, input.path);
      if (!read.ok) return errorResponse(read.error);
      const tag = `"${blobId(read.value, revision)}"`;
      const headers = { ...mediaHeaders(input.path, read.value), etag: tag };
      if (matchesEtag(request, tag)) return new Response(null, { status: 304, headers });
      return new Response(Buffer.from(read.value), { headers });
    },
  });

  return [list, file];
}

function matches(
  { path }: TreeEntry,
  { search, kind, folder, unused }: z.output<typeof listSchema>,
  { usedIn, alts, usedBySite }: MediaUsage,
): boolean {
  const [group = ''] = assetType(path)?.split('/') ?? [];
  if (kind !== undefined && kind !== (/^(?:image|video|audio)$/u.test(group) ? group : 'other')) return false;
  if (folder !== undefined && !path.startsWith(`${folder.replace(/\/$/u, '')}/`)) return false;
  if (unused !== undefined && (usedIn.length > 0 || usedBySite === true)) return false;
  const words = search?.toLowerCase().split(/\s+/u) ?? [];
  const text = [path, ...alts].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Returns the URL path of a public file. Files next to content get theirs from a build. */
function publicPathOf(path: string, folders: StudioFolders): { address?: string } {
  const relativePath = pathBelow(path, folders.public);
  return relativePath === undefined ? {} : { address: `/${relativePath.split('/').map(encodeURIComponent).join('/')}` };
}

/** Computes the usage of the newest tree once for all pages of a list. */
function createUsageCache(
  options: Pick<MediaEndpointOptions, 'folders' | 'findSiteFiles'>,
): (tree: IndexedTree) => Promise<ReadonlyMap<string, MediaUsage>> {
  let last: { revision: string; usage: ReadonlyMap<string, MediaUsage> } | undefined;
  return async (tree) => {
    if (last?.revision === tree.revision) return last.usage;
    const usage = await findUsage(tree, options);
    if (tree.pending === 0) last = { revision: tree.revision, usage };
    return usage;
  };
}
