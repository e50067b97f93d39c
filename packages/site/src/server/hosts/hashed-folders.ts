import { SEARCH_PARTS } from '@recto/content';
import { IMAGE_CACHE_SECONDS } from '../../images/constants.ts';
import { IMAGE_PATH } from '../../images/image-path.ts';
import { SOCIAL_FOLDER } from '../../social/social-card.ts';

/** Folders in which every file name contains a hash: scripts and styles, files of the content, generated images. */
export const HASHED_FOLDERS: readonly string[] = ['/assets', '/_assets', IMAGE_PATH, SOCIAL_FOLDER];

/** The same folders of a static site, where the parts of the search index are files, too. */
export const STATIC_HASHED_FOLDERS: readonly string[] = [...HASHED_FOLDERS, SEARCH_PARTS];

/** `cache-control` of such a file. Never send it with a 404. */
export const IMMUTABLE = `public, max-age=${IMAGE_CACHE_SECONDS}, immutable`;
