import { kindOfDraft } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';

/** A change of one file, as `POST /__recto_studio/publish` takes it. */
type FileChangeInput =
  | { kind: 'create' | 'change'; path: string; content: string }
  | { kind: 'create'; path: string; upload: string }
  | { kind: 'rename'; from: string; path: string; content?: string }
  | { kind: 'delete'; path: string };

export interface ChangeSetRequest {
  id: string;
  base: string;
  summary: string;
  files: FileChangeInput[];
}

/** The changes of drafts that were all made on the same commit. */
export function toChangeSet(
  drafts: readonly DraftFile[],
  { id, base, summary }: Pick<ChangeSetRequest, 'id' | 'base' | 'summary'>,
): ChangeSetRequest {
  return { id, base, summary, files: drafts.map((draft) => toFileChange(draft)) };
}

function toFileChange(draft: DraftFile): FileChangeInput {
  const { path, from, text, base, upload } = draft;
  const kind = kindOfDraft(draft);
  if (kind === 'delete') return { kind, path };
  if (kind === 'rename') {
    const isEdited = text !== undefined && text !== base?.text;
    return { kind, from: from ?? path, path, ...(isEdited && { content: encode(text) }) };
  }
  if (upload !== undefined) return { kind: 'create', path, upload };
  return { kind, path, content: encode(text ?? '') };
}

/** UTF-8 as base64. */
function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
