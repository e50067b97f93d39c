/**
 * Maximum number of files moved at once. Files that link to them, and other drafts, are published together with them.
 */
export const MAX_MOVED_FILES = 500;
