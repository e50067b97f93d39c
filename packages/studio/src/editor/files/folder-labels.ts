import { pathBelow } from '../../paths/studio-folders.ts';
import type { Tree } from '../studio.ts';

/** Returns the labels of folders: the title from their settings, or the name of their language. */
export function createFolderLabels(
  { files, folders, locales }: Tree,
  language: string,
): (folder: string) => string | undefined {
  const titles = new Map(
    files.flatMap(({ kind, path, title }) =>
      kind === 'navigation' && title !== undefined ? [[path.slice(0, path.lastIndexOf('/')), title] as const] : [],
    ),
  );
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language' });
  const nameOfLocale = (code: string): string | undefined => {
    try {
      return names.of(code.replaceAll('_', '-'));
    } catch {
      return code;
    }
  };
  return (folder) => {
    const code = pathBelow(folder, folders.content) ?? '';
    return titles.get(folder) ?? (locales.includes(code) ? nameOfLocale(code) : undefined);
  };
}
