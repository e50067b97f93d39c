/** Most files that are moved at once. Files that link to them, and other drafts, are published with them. */
export const MOST_MOVED = 500;
