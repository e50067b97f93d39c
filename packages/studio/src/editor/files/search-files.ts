import type { ListedFile } from '../../documents/list-documents.ts';

export interface FileSearch {
  search: string;
  /** Only files of this language; of all where it is empty. */
  locale: string;
}

type SearchedFile = Pick<ListedFile, 'kind' | 'locale' | 'title' | 'path' | 'route'>;

/** Text files that have every word of the search in their title, path or address. */
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
