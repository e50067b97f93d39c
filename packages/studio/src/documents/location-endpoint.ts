import { jsonResponse, findCollections } from '@recto/content/node';
import type { ContentDescription } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { rejectPath } from '../paths/reject-path.ts';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { MAX_PATH_LENGTH } from './document-endpoints.ts';
import { MAX_PATH_LIST_BYTES, pathListSchema } from './path-list.ts';

/** What a file at a path is or would be, whether it exists or not. */
export interface FileLocation {
  /** Path from the root of the repository. */
  path: string;
  /** Name of the collection; `null` if the path belongs to none. */
  collection: string | null;
  /** Whether the file is a page or data. */
  type: 'page' | 'data' | null;
  /** Code of the language. */
  locale: string | null;
  /** URL path of the page; `null` if it is not a page. */
  route: string | null;
  /** JSON schema of the collection's fields. */
  fields: Readonly<Record<string, unknown>> | null;
}

/** Response of `POST /__recto_studio/places`: each path without the fields of its collection. */
export interface LocationsResponse {
  /** One entry for each path. */
  places: readonly Omit<FileLocation, 'fields'>[];
}

/** Endpoints that return collection, URL path and fields of a new file; without the fields for many files. */
export function createLocationEndpoints({
  folders,
  description,
}: {
  folders: StudioFolders;
  description: ContentDescription;
}): SiteEndpoint[] {
  const collectionOf = (name: string | null) => description.collections.find((one) => one.name === name);
  const locationOf = (path: string): Omit<FileLocation, 'fields'> => {
    const collections = findCollections(pathBelow(path, folders.content) ?? '', description);
    const main = collections.find(({ isPage }) => isPage) ?? collections[0];
    const collection = collectionOf(main?.collection ?? null);
    return {
      path,
      collection: collection?.name ?? null,
      type: collection?.type ?? null,
      locale: main?.locale ?? null,
      route: main?.isPage === true ? main.path : null,
    };
  };

  const one = defineEndpoint({
    path: `${STUDIO_FOLDER}/place`,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 600 },
    input: z.strictObject({ path: z.string().min(1).max(MAX_PATH_LENGTH) }),
    handle(_, { input: { path } }) {
      const rejected = rejectPath(path, [folders.content]);
      if (rejected) return rejected;
      const location = locationOf(path);
      return jsonResponse({
        ...location,
        fields: collectionOf(location.collection)?.fields ?? null,
      } satisfies FileLocation);
    },
  });

  const many = defineEndpoint({
    path: `${STUDIO_FOLDER}/places`,
    methods: ['POST'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 120, bytes: MAX_PATH_LIST_BYTES },
    input: z.strictObject({ paths: pathListSchema }),
    handle(_, { input: { paths } }) {
      for (const path of paths) {
        const rejected = rejectPath(path, [folders.content], { isNew: true });
        if (rejected) return rejected;
      }
      return jsonResponse({ places: paths.map(locationOf) } satisfies LocationsResponse);
    },
  });

  return [one, many];
}
