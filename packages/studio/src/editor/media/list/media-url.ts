import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import { renderReference } from '../../../media/find-media-references.ts';
import { pathBelow } from '../../../paths/studio-folders.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import type { StudioClient } from '../../api/studio-client.ts';
import type { MediaItem } from './media-file.ts';

/** URL at which the studio shows a file, published or not. */
export function previewUrl(client: Pick<StudioClient, 'urlOf'>, source: MediaItem['source']): string {
  return 'upload' in source
    ? client.urlOf(`${STUDIO_FOLDER}/media/waiting`, { id: source.upload })
    : client.urlOf(`${STUDIO_FOLDER}/media/file`, { path: source.path });
}

/**
 * How a text refers to a file: by its public path, or relative to the text. `undefined` if it would be relative and no
 * text is given.
 */
export function referenceInText(path: string, file: string | undefined, folders: StudioFolders): string | undefined {
  if (pathBelow(path, folders.public) !== undefined) return renderReference('/', '', path, folders);
  return file === undefined ? undefined : renderReference('./', file, path, folders);
}
