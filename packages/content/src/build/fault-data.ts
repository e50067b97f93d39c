import { z } from 'zod';
import { ContentError } from '../errors.ts';

/** An error as plain data: classes are lost between threads and in files. */
export const faultSchema = z.object({
  code: z.string(),
  message: z.string(),
  hint: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
});

export type FaultData = Pick<ContentError, 'code' | 'message' | 'hint'> &
  Partial<Pick<ContentError, 'file' | 'line' | 'column'>>;

export function toFaultData({ code, message, hint, file, line, column }: ContentError): FaultData {
  return { code, message, hint, file, line, column };
}

export function fromFaultData({ code, message, hint, ...place }: FaultData): ContentError {
  return new ContentError(code, message, hint, place);
}
