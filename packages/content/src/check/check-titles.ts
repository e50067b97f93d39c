import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';

/** Finds published pages with the same title as another page of the same language and folder. */
export function checkTitles(files: readonly CheckedFile[]): ContentError[] {
  const first = new Map<string, CheckedFile>();
  return files.flatMap((page) => {
    // A draft may be meant to replace a page of the same title.
    if (!page.head || page.head.title === '' || page.draft) return [];
    const key = JSON.stringify([page.locale, folderOf(page.file), page.head.title.toLowerCase()]);
    const other = first.get(key);
    if (!other) first.set(key, page);
    return other ? [sameTitle(page, page.head, other)] : [];
  });
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

function sameTitle(
  { file }: CheckedFile,
  { title, line, column }: NonNullable<CheckedFile['head']>,
  other: CheckedFile,
): ContentError {
  return new ContentError(
    'page/title',
    `"${title}" is also the title of ${other.file}.`,
    'Give each page a different title, so that readers can distinguish them in menus, tabs and search results.',
    { file, line, column },
  );
}
