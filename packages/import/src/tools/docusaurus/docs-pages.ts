import { posix } from 'node:path';
import { splitFrontMatter } from '../../convert/front-matter.ts';
import { textProp } from '../../convert/components.ts';
import type { PageSource } from '../../model/site.ts';
import type { Source } from '../../read/source.ts';
import type { DocsInstance } from './config.ts';

/** A document of a docs instance, with the data that its sidebars need. */
export interface Doc {
  /** The page that it becomes. */
  page: PageSource;
  /** Id in sidebars: `guides/intro`. */
  id: string;
  /** Folders below that of the instance, with their numbers. */
  folder: string;
  /** Position in its folder. */
  position: number | undefined;
  /** Label in the sidebar. */
  label: string | undefined;
  /** Whether the sidebar leaves it out. */
  isUnlisted: boolean;
}

const NUMBER = /^(\d+)[ \t]*[-_.][ \t]*(?=[^\d.])/u;

/** Removes the number that orders a name, unless it is part of a date or version. */
export function withoutNumber(name: string): string {
  return /^\d+[-_.]\d+/u.test(name) ? name : name.replace(NUMBER, '');
}

/** Returns the number that orders a name. */
export function numberOf(name: string): number | undefined {
  const match = /^\d+[-_.]\d+/u.test(name) ? null : NUMBER.exec(name);
  return match ? Number(match[1]) : undefined;
}

/** Lists the pages of an instance; `contentFolder` is its folder in the requested language. */
export function listDocs(source: Source, instance: DocsInstance, contentFolder: string, language: string): Doc[] {
  return source.files.flatMap((file): Doc[] => {
    if (!file.startsWith(`${contentFolder}/`) || !/\.mdx?$/u.test(file)) return [];
    const path = file.slice(contentFolder.length + 1);
    if (path.split('/').some((segment) => segment.startsWith('_'))) return [];
    return [docOf(source, file, path, instance, language)];
  });
}

function docOf(source: Source, file: string, path: string, { root }: DocsInstance, language: string): Doc {
  const { values } = splitFrontMatter(source.text(file) ?? '').fields;
  const directory = posix.dirname(path);
  const folder = directory === '.' ? '' : directory;
  const plainFolder = folder.split('/').map(withoutNumber).join('/');
  const fileName = posix.basename(path).replace(/\.mdx?$/u, '');
  const name = textProp(values['id']) ?? withoutNumber(fileName);
  const isIndex = isIndexName(withoutNumber(fileName), plainFolder);
  const slug = textProp(values['slug']);
  const pagePath = slug === undefined ? posix.join(plainFolder, isIndex ? '' : name) : slugPath(slug, plainFolder);
  return {
    page: {
      file,
      language,
      path: posix.join(root, pagePath).replace(/(?<=.)\/$/u, ''),
      ...(isIndex && slug === undefined && { isIndex }),
    },
    id: posix.join(plainFolder, name),
    folder,
    position: typeof values['sidebar_position'] === 'number' ? values['sidebar_position'] : numberOf(fileName),
    label: textProp(values['sidebar_label']),
    isUnlisted: values['unlisted'] === true,
  };
}

/** Whether a name is `index`, `readme`, or the name of its folder. */
function isIndexName(name: string, folder: string): boolean {
  return (
    /^(?:index|readme)$/iu.test(name) || (folder !== '' && name.toLowerCase() === posix.basename(folder).toLowerCase())
  );
}

function slugPath(slug: string, folder: string): string {
  return slug.startsWith('/') ? slug : posix.join(folder, slug);
}
