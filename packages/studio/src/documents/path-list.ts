import { z } from '@recto/site/server';
import { LONGEST_PATH } from './document-endpoints.ts';
import { MOST_MOVED } from './most-moved.ts';

/** The paths of files that are moved, deleted or put into another order at once. */
export const pathListSchema = z.array(z.string().min(1).max(LONGEST_PATH)).min(1).max(MOST_MOVED);

/** Longest body of a request with such a list. */
export const MOST_PATH_BYTES = 1_000_000;
