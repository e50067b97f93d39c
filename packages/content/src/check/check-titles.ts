import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';

/** Every published page that is called like another one beside it, in the same language and folder. */
export function checkTitles(files: readonly CheckedFile[]): ContentError[] {
  const first = new Map<string, CheckedFile>();
  return files.flatMap((page) => {
    // A draft may be what is to take the place of a page.
    if (!page.about || page.about.title === '' || page.draft) return [];
    const key = JSON.stringify([page.locale, folderOf(page.file), page.about.title.toLowerCase()]);
    const other = first.get(key);
    if (!other) first.set(key, page);
    return other ? [sameTitle(page, page.about, other)] : [];
  });
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

function sameTitle(
  { file }: CheckedFile,
  { title, line, column }: NonNullable<CheckedFile['about']>,
  other: CheckedFile,
): ContentError {
  return new ContentError(
    'page/title',
    `"${title}" is the title of ${other.file}, too.`,
    'Give each of them a title of its own, so that they can be told apart in menus, tabs and results.',
    { file, line, column },
  );
}
