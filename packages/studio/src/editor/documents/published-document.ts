import type { DraftBase } from '../drafts/draft-file.ts';

/** A problem of a text, as `recto check` says it. */
export interface DocumentProblem {
  code: string;
  message: string;
  hint?: string;
  line?: number;
  column?: number;
}

/** What `GET /__recto_studio/document` answers. */
export interface DocumentAnswer {
  path: string;
  revision: string;
  id: string;
  encoding: 'text' | 'base64';
  content: string;
  type: string;
  collection: string | null;
  isNavigation: boolean;
  locale: string | null;
  route: string | null;
  /** The schema of the collection. */
  fields: Readonly<Record<string, unknown>> | null;
  problems: { errors: DocumentProblem[]; warnings: DocumentProblem[] } | null;
}

/** A published file that is text. */
export interface PublishedDocument extends Omit<DocumentAnswer, 'encoding' | 'content' | 'revision' | 'id'> {
  base: DraftBase;
}

/** `undefined` where the file is no text. */
export function toPublished({
  encoding,
  content,
  revision,
  id,
  ...facts
}: DocumentAnswer): PublishedDocument | undefined {
  return encoding === 'text' ? { ...facts, base: { revision, id, text: content } } : undefined;
}
