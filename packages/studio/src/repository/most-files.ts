/** Maximum number of files in one change set. */
export const MOST_FILES = 1000;
