import type { ListedFile } from '../../documents/list-documents.ts';

/** A search in the list of files. */
export interface FileSearch {
  search: string;
  /** Only files of this language; an empty string means all. */
  locale: string;
}

type SearchedFile = Pick<ListedFile, 'kind' | 'locale' | 'title' | 'path' | 'route'>;

/** Text files whose title, path or route contain every word of the search. */
export function searchFiles<File extends SearchedFile>(files: readonly File[], { search, locale }: FileSearch): File[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  return files.filter((file) => {
    if (file.kind === 'media') return false;
    if (locale !== '' && file.locale !== locale) return false;
    const text = fold([file.title, file.path, file.route].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
