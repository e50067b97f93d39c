import type { DocumentBody } from '@recto/content';

/** A text to parse. */
export interface ParseRequest {
  id: number;
  path: string;
  text: string;
}

/** The parsed text, or the error in it. */
export type ParseResult =
  | { id: number; body: Pick<DocumentBody, 'nodes' | 'toc' | 'lines'>; data: Record<string, unknown> }
  | { id: number; error: { message: string; hint: string; line?: number } };
