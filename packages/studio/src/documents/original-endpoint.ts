import { hashSource } from '@recto/content';
import { answerJson } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/addresses.ts';
import { refusePath } from '../paths/refuse-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { answerError } from '../repository/answer-error.ts';
import type { Repository } from '../repository/create-repository.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { LONGEST_PATH } from './document-endpoints.ts';

/** Number of versions read at once, newest first. */
const AT_A_TIME = 20;

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
      path: z.string().min(1).max(LONGEST_PATH),
      hash: z.string().regex(/^[0-9a-f]{16}$/u),
    }),
    async answer(_, { input: { path, hash } }) {
      const refused = refusePath(path, [folders.content]);
      if (refused) return refused;
      const head = await repository.readHead();
      if (!head.ok) return answerError(head.error);
      const versions = await repository.listVersions(head.value, path);
      if (!versions.ok) return answerError(versions.error);
      for (let start = 0; start < versions.value.length; start += AT_A_TIME) {
        const files = await repository.readFiles(head.value, versions.value.slice(start, start + AT_A_TIME));
        if (!files.ok) return answerError(files.error);
        for (const bytes of files.value.values()) {
          const text = new TextDecoder().decode(bytes);
          if ((await hashSource(text)) === hash) return answerJson({ text });
        }
      }
      return answerJson({ text: null });
    },
  });
}
