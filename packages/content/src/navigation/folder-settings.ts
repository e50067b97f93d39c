import type { NavigationPage } from './navigation-item.ts';
import { parentOf } from './paths.ts';

/** Settings from a `.navigation` file for its folder. */
export interface FolderSettings {
  /** `undefined` if the title comes from the folder's page or path segment. */
  title?: string;
  /** `false` for a folder that can be opened, but is not a link. */
  page?: false;
  /** Other settings (icon, badge, …), which take precedence over those of the folder's page. */
  metadata: Record<string, unknown>;
  /** Requested columns. They may be defaults of the schema, so those of the folder's page take precedence. */
  fields: Record<string, unknown>;
}

const SETTINGS_FILE = /(?:^|\/)\.navigation$/u;

/** Fields that may be columns of a collection instead of entries in `meta`. */
const COLUMNS = ['icon', 'badge', 'page'];

/** Whether a row is a `.navigation` file. */
export function isSettingsFile({ path, stem = path }: { path: string; stem?: string | undefined }): boolean {
  return SETTINGS_FILE.test(stem);
}

/** Path of the folder that a `.navigation` file belongs to. */
export function folderOf({ path }: { path: string }): string {
  return SETTINGS_FILE.test(path) ? parentOf(path) || '/' : path;
}

/** Returns the settings of all folders, by path. */
export function readFolderSettings(
  pages: readonly NavigationPage[],
  fields: readonly string[],
): Map<string, FolderSettings> {
  return new Map(pages.filter(isSettingsFile).map((file) => [folderOf(file), readSettings(file, fields)]));
}

function readSettings(file: NavigationPage, fields: readonly string[]): FolderSettings {
  // `sourceHash` of a translation is not a setting.
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

/** Ignores a title that was derived from the name `.navigation`. */
function titleIn(file: NavigationPage): string | undefined {
  const fileTitle = /^\s*\.?navigation\s*$/iu.test(file.title) ? '' : file.title;
  return textIn(navigationObject(file)['title']) ?? textIn(fileTitle);
}

/** Returns the object in `navigation: { … }` of a page or a folder. */
export function navigationObject({ navigation }: NavigationPage): Record<string, unknown> {
  return typeof navigation === 'object' && navigation !== null ? navigation : {};
}

/** Returns a text that is not blank. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Returns the fields that have a value; empty ones would only increase the size of pages. */
export function pickFields(row: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => fields.includes(name) && hasValue(value)));
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
