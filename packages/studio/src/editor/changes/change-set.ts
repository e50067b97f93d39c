import { kindOfDraft } from '../drafts/draft-file.ts';
import type { DraftFile } from '../drafts/draft-file.ts';

/** A change of one file, as `POST /__recto_studio/publish` accepts it. */
type FileChangeInput =
  | { kind: 'create' | 'change'; path: string; content: string }
  | { kind: 'create'; path: string; upload: string }
  | { kind: 'rename'; from: string; path: string; content?: string }
  | { kind: 'delete'; path: string };

/** Request body that publishes the changes of several files in one commit. */
export interface ChangeSetRequest {
  /** Makes the request idempotent: the server publishes an id only once. */
  id: string;
  /** Commit that the changes are based on. */
  base: string;
  /** Commit message. */
  summary: string;
  /** The changed files, with base64 content. */
  files: FileChangeInput[];
}

/** Builds the request from drafts that are all based on the same commit. */
export function buildChangeSet(
  drafts: readonly DraftFile[],
  { id, base, summary }: Pick<ChangeSetRequest, 'id' | 'base' | 'summary'>,
): ChangeSetRequest {
  return { id, base, summary, files: drafts.map((draft) => buildFileChange(draft)) };
}

function buildFileChange(draft: DraftFile): FileChangeInput {
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

/** Encodes a text as UTF-8 and base64. */
function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
