import type { IndexedTree } from '../documents/content-index.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { ChangeSetInput } from '../repository/change-set.ts';
import type { Repository } from '../repository/create-repository.ts';
import { success } from '../repository/repository-error.ts';
import type { Answer } from '../repository/repository-error.ts';
import { resolveReference } from './find-references.ts';
import { replaceAddresses } from './replace-addresses.ts';

type FileChanges = ChangeSetInput['files'];

export interface MoveOptions {
  repository: Repository;
  folders: StudioFolders;
  tree: IndexedTree;
  from: string;
  to: string;
}

/** The changes that rename a file and everything in the content that names it. Nothing is written. */
export async function moveMedia({ repository, folders, tree, from, to }: MoveOptions): Answer<FileChanges> {
  const users = tree.files.filter((file) =>
    tree.factsOf(file)?.references.some(({ address }) => resolveReference(address, file.path, folders) === from),
  );
  const texts = await repository.readFiles(tree.revision, users);
  if (!texts.ok) return texts;
  const changes = users.flatMap(({ path, id }): FileChanges => {
    const bytes = texts.value.get(id);
    const text = bytes && decode(bytes);
    if (text === undefined) return [];
    return [{ kind: 'change', path, content: toBase64(replaceAddresses(text, path, { folders, from, to })) }];
  });
  return success([{ kind: 'rename', from, path: to }, ...changes]);
}

/** Only texts that stay the same when they are written again. */
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
