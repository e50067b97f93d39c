import { z } from '@recto/site/server';
import { LONGEST_PATH } from './document-endpoints.ts';
import { MOST_MOVED } from './most-moved.ts';

/** Paths of files that are moved, deleted or reordered at once. */
export const pathListSchema = z.array(z.string().min(1).max(LONGEST_PATH)).min(1).max(MOST_MOVED);

/** Maximum size of a request with such a list, in bytes. */
export const MOST_PATH_BYTES = 1_000_000;
