/** Texts of the list of files and of what can be done there, with `{places}` to fill in. */
export const filesWords = {
  search: 'Search files',
  language: 'Language',
  all: 'All languages',
  empty: 'No file has this in its name, title or path.',
  none: 'There are no files yet.',
  tree: 'Files',
  other: 'Other files',
  more: 'Show {count} more',
};
