import { IMAGE_CACHE_SECONDS } from '../../images/constants.ts';
import { IMAGE_CALLS } from '../../images/image-address.ts';

/** Where every file has a hash in its name: scripts and styles, what lies beside content, pictures that were made. */
export const HASHED_FOLDERS: readonly string[] = ['/assets', '/_assets', IMAGE_CALLS];

/** What may be said of such a file, and never of one that is missing. */
export const KEPT = `public, max-age=${IMAGE_CACHE_SECONDS}, immutable`;
