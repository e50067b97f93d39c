import { z } from 'zod';
import { ContentError } from '../errors.ts';

/** Schema of an error as plain data. Worker messages and cache files do not preserve classes. */
export const errorDataSchema = z.object({
  code: z.string(),
  message: z.string(),
  hint: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
});

/** An error as plain data, for worker messages and cache files. */
export type ErrorData = Pick<ContentError, 'code' | 'message' | 'hint'> &
  Partial<Pick<ContentError, 'file' | 'line' | 'column'>>;

/** Converts an error to plain data. */
export function toErrorData({ code, message, hint, file, line, column }: ContentError): ErrorData {
  return { code, message, hint, file, line, column };
}

/** Restores an error from plain data. */
export function fromErrorData({ code, message, hint, ...position }: ErrorData): ContentError {
  return new ContentError(code, message, hint, position);
}
