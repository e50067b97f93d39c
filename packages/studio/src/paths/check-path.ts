import { MAX_NAME_BYTES, MAX_PATH_BYTES } from './path-reason.ts';
import type { PathReason } from './path-reason.ts';

/** Characters that look like a slash or backslash. */
const SEPARATOR_LOOKALIKES = /[\u2044\u2215\u2216\u2571\u2572\u27CB\u27CD\u29F5\u29F8\u29F9\uFE68\uFF0F\uFF3C]/u;

/** Characters that change how a name is displayed, and line separators: they can disguise a name. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/u;

/** Characters that some file systems ignore when comparing names. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/** Device names of Windows, with any extension. */
const DEVICE = /^(?:aux|com[0-9¹²³]|con|conin\$|conout\$|lpt[0-9¹²³]|nul|prn)(?:\.|$)/iu;

/**
 * Returns why a change set may not touch a path, or `undefined` if it may. A path has only one valid spelling: relative
 * to the repository, names separated by `/`, inside one of the folders. Nothing is decoded or corrected, so the checked
 * path is exactly the one passed to git.
 */
export function checkPath(path: string, folders: readonly string[]): PathReason | undefined {
  return checkSpelling(path) ?? checkFolder(path, folders);
}

/** Checks that do not depend on the configuration. Folders of the configuration must pass them, too. */
export function checkSpelling(path: string): PathReason | undefined {
  if (path === '') return 'empty';
  if (!path.isWellFormed()) return 'unicode';
  if (/\p{Cc}/u.test(path)) return 'control';
  if (INVISIBLE.test(path)) return 'invisible';
  if (path.includes('\\')) return 'backslash';
  if (SEPARATOR_LOOKALIKES.test(path)) return 'slash';
  if (/%[0-9a-f]{2}/iu.test(path)) return 'encoded';
  if (path.includes(':')) return 'colon';
  if (path.startsWith('/')) return 'absolute';
  if (path.startsWith('~')) return 'tilde';
  if (byteLength(path) > MAX_PATH_BYTES) return 'longPath';
  for (const name of path.split('/')) {
    const reason = checkName(name);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function checkName(name: string): PathReason | undefined {
  if (name === '') return 'emptyName';
  // Compatibility forms, such as U+2025 for two dots, are compared in the form that other systems convert them to.
  const plain = name.normalize('NFKC').replaceAll(IGNORED, '').toLowerCase();
  if (/^[.\s]+$/u.test(plain)) return 'dots';
  if (/[. ]$/u.test(name)) return 'nameEnd';
  if (name.startsWith(' ')) return 'nameStart';
  if (plain.startsWith('.git') || /^git~\d/u.test(plain)) return 'git';
  if (DEVICE.test(plain)) return 'device';
  if (byteLength(name) > MAX_NAME_BYTES) return 'longName';
  return undefined;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function checkFolder(path: string, folders: readonly string[]): PathReason | undefined {
  return folders.some((folder) => path.startsWith(`${folder}/`)) ? undefined : 'outside';
}

/** Checks that a new name is valid on every system that the repository may be cloned to. */
export function checkNewPath(path: string): PathReason | undefined {
  if (/[<>"|?*]/u.test(path)) return 'windows';
  if (path !== path.normalize('NFC')) return 'normalForm';
  return undefined;
}
