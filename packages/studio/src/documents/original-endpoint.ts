import { hashSource } from '@recto/content';
import { jsonResponse } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { rejectPath } from '../paths/reject-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { errorResponse } from '../repository/error-response.ts';
import type { Repository } from '../repository/create-repository.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { MAX_PATH_LENGTH } from './document-endpoints.ts';

/** Options of `createOriginalEndpoint`. */
export interface OriginalEndpointOptions {
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
}

/** Returns the version of a text that was translated, by the hash in the translation. */
export function createOriginalEndpoint({ repository, folders }: OriginalEndpointOptions): SiteEndpoint {
  return defineEndpoint({
    path: `${STUDIO_FOLDER}/original`,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 60 },
    input: z.strictObject({
      path: z.string().min(1).max(MAX_PATH_LENGTH),
      hash: z.string().regex(/^[0-9a-f]{16}$/u),
    }),
    async handle(_, { input: { path, hash } }) {
      const rejected = rejectPath(path, [folders.content]);
      if (rejected) return rejected;
      const head = await repository.readHead();
      if (!head.ok) return errorResponse(head.error);
      for await (const versions of repository.readVersions(head.value, path)) {
        if (!versions.ok) return errorResponse(versions.error);
        for (const bytes of versions.value) {
          const text = new TextDecoder().decode(bytes);
          if ((await hashSource(text)) === hash) return jsonResponse({ text });
        }
      }
      return jsonResponse({ text: null });
    },
  });
}
