import { z } from 'zod';
import { isSafeUrl } from '../allow-list/safe-url.ts';

/** Error message for a URL that must not be published. */
export const UNSAFE_URL =
  'A URL must start with http:, https:, mailto: or tel:, or be a path, and must not contain control characters';

/** Schema of a URL that does not run code. Use it for every field that is used as a link or an image. */
export const urlSchema = z.string().refine(isSafeUrl, { error: UNSAFE_URL });
