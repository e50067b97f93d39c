import { SEARCH_PARTS } from '@recto/content';
import { IMAGE_CACHE_SECONDS } from '../../images/constants.ts';
import { IMAGE_CALLS } from '../../images/image-address.ts';
import { SOCIAL_FOLDER } from '../../social/social-card.ts';

/** Where every file has a hash in its name: scripts and styles, what lies beside content, pictures that were made. */
export const HASHED_FOLDERS: readonly string[] = ['/assets', '/_assets', IMAGE_CALLS, SOCIAL_FOLDER];

/** The same on a site of files alone: there the parts of a search's index are files, too. A server answers with them. */
export const HASHED_FOLDERS_OF_FILES: readonly string[] = [...HASHED_FOLDERS, SEARCH_PARTS];

/** What may be said of such a file, and never of one that is missing. */
export const KEPT = `public, max-age=${IMAGE_CACHE_SECONDS}, immutable`;
