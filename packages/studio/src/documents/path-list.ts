import { z } from '@recto/site/server';
import { MAX_PATH_LENGTH } from './document-endpoints.ts';
import { MAX_MOVED_FILES } from './max-moved-files.ts';

/** Paths of files that are moved, deleted or reordered at once. */
export const pathListSchema = z.array(z.string().min(1).max(MAX_PATH_LENGTH)).min(1).max(MAX_MOVED_FILES);

/** Maximum size of a request with such a list, in bytes. */
export const MAX_PATH_LIST_BYTES = 1_000_000;
