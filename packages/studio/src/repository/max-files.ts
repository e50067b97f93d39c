/** Maximum number of files in one change set. */
export const MAX_FILES = 1000;
