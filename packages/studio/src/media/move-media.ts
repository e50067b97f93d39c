import type { IndexedTree } from '../documents/content-index.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { ChangeSetInput } from '../repository/change-set.ts';
import type { Repository } from '../repository/create-repository.ts';
import { success } from '../repository/repository-error.ts';
import type { AsyncResult } from '../repository/repository-error.ts';
import { resolveReference } from './find-media-references.ts';
import { replaceReferences } from './replace-references.ts';

type FileChanges = ChangeSetInput['files'];

/** Options of `moveMedia`. */
export interface MoveMediaOptions {
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Files with their metadata. */
  tree: IndexedTree;
  /** Current path. */
  from: string;
  /** New path. */
  to: string;
}

/** Returns the changes that rename a file and all references to it. Nothing is written. */
export async function moveMedia({ repository, folders, tree, from, to }: MoveMediaOptions): AsyncResult<FileChanges> {
  const users = tree.files.filter((file) =>
    tree.metadataOf(file)?.references.some(({ url }) => resolveReference(url, file.path, folders) === from),
  );
  const texts = await repository.readFiles(tree.revision, users);
  if (!texts.ok) return texts;
  const changes = users.flatMap(({ path, id }): FileChanges => {
    const bytes = texts.value.get(id);
    const text = bytes && decode(bytes);
    if (text === undefined) return [];
    return [{ kind: 'change', path, content: toBase64(replaceReferences(text, path, { folders, from, to })) }];
  });
  return success([{ kind: 'rename', from, path: to }, ...changes]);
}

/** Decodes only texts that do not change when they are encoded again. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}
