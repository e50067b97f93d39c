import { STUDIO_FOLDER } from '../../../feature/addresses.ts';
import { renderAddress } from '../../../media/find-references.ts';
import { pathBelow } from '../../../paths/studio-folders.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import type { StudioClient } from '../../api/studio-client.ts';
import type { MediaItem } from './media-file.ts';

/** URL at which the studio shows a file, published or not. */
export function previewAddress(client: Pick<StudioClient, 'addressOf'>, source: MediaItem['source']): string {
  return 'upload' in source
    ? client.addressOf(`${STUDIO_FOLDER}/media/waiting`, { id: source.upload })
    : client.addressOf(`${STUDIO_FOLDER}/media/file`, { path: source.path });
}

/**
 * How a text refers to a file: by its public path, or relative to the text. `undefined` if it would be relative and no
 * text is given.
 */
export function addressInText(path: string, file: string | undefined, folders: StudioFolders): string | undefined {
  if (pathBelow(path, folders.public) !== undefined) return renderAddress('/', '', path, folders);
  return file === undefined ? undefined : renderAddress('./', file, path, folders);
}
