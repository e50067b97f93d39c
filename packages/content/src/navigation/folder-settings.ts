import type { NavigationPage } from './navigation-item.ts';
import { parentOf } from './paths.ts';

/** What a file named `.navigation` says about the folder it lies in. */
export interface FolderSettings {
  /** Absent where the folder is to be named after its page or its segment. */
  title?: string;
  /** `false` where the author wants a folder that only opens, never leads anywhere. */
  page?: false;
  /** What else the author says (icon, badge, …): it goes before what the folder's page says. */
  metadata: Record<string, unknown>;
  /** Columns asked for. They may be mere defaults of a schema, so they go after those of the folder's page. */
  fields: Record<string, unknown>;
}

const SETTINGS_FILE = /(?:^|\/)\.navigation$/u;

/** Fields that a collection may have as columns of its own, rather than in `meta`. */
const COLUMNS = ['icon', 'badge', 'page'];

export function isSettingsFile({ path, stem = path }: { path: string; stem?: string | undefined }): boolean {
  return SETTINGS_FILE.test(stem);
}

/** The folder that a file of settings speaks of. */
export function folderOf({ path }: { path: string }): string {
  return SETTINGS_FILE.test(path) ? parentOf(path) || '/' : path;
}

/** Settings by the path of their folder. */
export function readFolderSettings(
  pages: readonly NavigationPage[],
  fields: readonly string[],
): Map<string, FolderSettings> {
  return new Map(pages.filter(isSettingsFile).map((file) => [folderOf(file), readSettings(file, fields)]));
}

function readSettings(file: NavigationPage, fields: readonly string[]): FolderSettings {
  // What a translation was made from is for those who translate, not for those who read.
  const {
    page,
    sourceHash: _,
    ...metadata
  }: Record<string, unknown> = {
    ...pickFields(file, COLUMNS),
    ...file.meta,
    ...navigationObject(file),
  };
  const title = titleIn(file);
  return {
    metadata,
    fields: pickFields(file, fields),
    ...(title !== undefined && { title }),
    ...(page === false && { page }),
  };
}

/** A file without a title is titled after its own name, which says nothing about the folder. */
function titleIn(file: NavigationPage): string | undefined {
  const own = /^\s*\.?navigation\s*$/iu.test(file.title) ? '' : file.title;
  return textIn(navigationObject(file)['title']) ?? textIn(own);
}

/** `navigation: { … }` of a page or a folder. */
export function navigationObject({ navigation }: NavigationPage): Record<string, unknown> {
  return typeof navigation === 'object' && navigation !== null ? navigation : {};
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The fields that have a value; one without would only weigh on every page that shows the tree. */
export function pickFields(row: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => fields.includes(name) && hasValue(value)));
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
