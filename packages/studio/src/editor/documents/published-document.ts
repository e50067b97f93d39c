import type { DraftBase } from '../drafts/draft-file.ts';

/** An error or warning of a file, as `recto check` reports it. */
export interface DocumentProblem {
  code: string;
  message: string;
  hint?: string;
  line?: number;
  column?: number;
}

/** Response of `GET /__recto_studio/document`. */
export interface DocumentResponse {
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
  /** JSON schema of the collection. */
  fields: Readonly<Record<string, unknown>> | null;
  problems: { errors: DocumentProblem[]; warnings: DocumentProblem[] } | null;
}

/** A published text file. */
export interface PublishedDocument extends Omit<DocumentResponse, 'encoding' | 'content' | 'revision' | 'id'> {
  /** Version that drafts of this file are based on. */
  base: DraftBase;
}

/** Converts a response; `undefined` if the file is binary. */
export function toPublished({
  encoding,
  content,
  revision,
  id,
  ...details
}: DocumentResponse): PublishedDocument | undefined {
  return encoding === 'text' ? { ...details, base: { revision, id, text: content } } : undefined;
}
