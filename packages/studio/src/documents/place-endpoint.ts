import { answerJson, findPlaces } from '@recto/content/node';
import type { ContentDescription } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/addresses.ts';
import { refusePath } from '../paths/refuse-path.ts';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { LONGEST_PATH } from './document-endpoints.ts';
import { MOST_PATH_BYTES, pathListSchema } from './path-list.ts';

/** What a file at a path is or would be, whether it exists or not. */
export interface FilePlace {
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
export interface PlacesAnswer {
  /** One entry for each path. */
  places: readonly Omit<FilePlace, 'fields'>[];
}

/** Endpoints that return collection, URL path and fields of a new file; without the fields for many files. */
export function createPlaceEndpoints({
  folders,
  description,
}: {
  folders: StudioFolders;
  description: ContentDescription;
}): SiteEndpoint[] {
  const collectionOf = (name: string | null) => description.collections.find((one) => one.name === name);
  const placeOf = (path: string): Omit<FilePlace, 'fields'> => {
    const places = findPlaces(pathBelow(path, folders.content) ?? '', description);
    const place = places.find(({ isPage }) => isPage) ?? places[0];
    const collection = collectionOf(place?.collection ?? null);
    return {
      path,
      collection: collection?.name ?? null,
      type: collection?.type ?? null,
      locale: place?.locale ?? null,
      route: place?.isPage === true ? place.path : null,
    };
  };

  const one = defineEndpoint({
    path: `${STUDIO_FOLDER}/place`,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 600 },
    input: z.strictObject({ path: z.string().min(1).max(LONGEST_PATH) }),
    answer(_, { input: { path } }) {
      const refused = refusePath(path, [folders.content]);
      if (refused) return refused;
      const place = placeOf(path);
      return answerJson({ ...place, fields: collectionOf(place.collection)?.fields ?? null } satisfies FilePlace);
    },
  });

  const many = defineEndpoint({
    path: `${STUDIO_FOLDER}/places`,
    methods: ['POST'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 120, bytes: MOST_PATH_BYTES },
    input: z.strictObject({ paths: pathListSchema }),
    answer(_, { input: { paths } }) {
      for (const path of paths) {
        const refused = refusePath(path, [folders.content], { isNew: true });
        if (refused) return refused;
      }
      return answerJson({ places: paths.map(placeOf) } satisfies PlacesAnswer);
    },
  });

  return [one, many];
}
