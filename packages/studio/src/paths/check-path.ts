/** Longest name of a file or folder that common file systems take, in bytes. */
const LONGEST_NAME = 255;

/** Longest path, in bytes. macOS takes no more. */
const LONGEST_PATH = 1024;

/** Characters that look like a slash or a backslash, and are none. */
const SEPARATOR_LOOKALIKES = /[\u2044\u2215\u2216\u2571\u2572\u27CB\u27CD\u29F5\u29F8\u29F9\uFE68\uFF0F\uFF3C]/u;

/** Characters that change how a name is shown, and line ends: a name with them can pass for another one. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/u;

/** Characters that some file systems leave out when they compare names. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/** File names of Windows that stand for devices, with any extension. */
const DEVICE = /^(?:aux|com[0-9¹²³]|con|conin\$|conout\$|lpt[0-9¹²³]|nul|prn)(?:\.|$)/iu;

/**
 * Says why a change set may not touch a path; `undefined` where it may. A path has one spelling: relative to the
 * repository, names separated by `/`, inside one of the folders. Nothing is decoded or corrected, so what is checked
 * here is what git is given.
 */
export function checkPath(path: string, folders: readonly string[]): string | undefined {
  return checkSpelling(path) ?? checkFolder(path, folders);
}

/** The checks that do not depend on a configuration. A folder of the configuration passes them, too. */
export function checkSpelling(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (!path.isWellFormed()) return 'is not valid Unicode';
  if (/\p{Cc}/u.test(path)) return 'contains a control character';
  if (INVISIBLE.test(path)) return 'contains an invisible character';
  if (path.includes('\\')) return 'contains a backslash';
  if (SEPARATOR_LOOKALIKES.test(path)) return 'contains a character that looks like a slash';
  if (/%[0-9a-f]{2}/iu.test(path)) return 'contains an encoded character';
  if (path.includes(':')) return 'contains a colon';
  if (path.startsWith('/')) return 'is absolute';
  if (path.startsWith('~')) return 'begins with a tilde';
  if (byteLength(path) > LONGEST_PATH) return `is longer than ${LONGEST_PATH} bytes`;
  for (const name of path.split('/')) {
    const reason = checkName(name);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function checkName(name: string): string | undefined {
  if (name === '') return 'contains an empty name';
  // Compatibility forms, such as U+2025 for two dots, are compared as what they become on other systems.
  const plain = name.normalize('NFKC').replaceAll(IGNORED, '').toLowerCase();
  if (/^[.\s]+$/u.test(plain)) return 'contains a name of dots';
  if (/[. ]$/u.test(name)) return 'contains a name that ends with a dot or a space';
  if (name.startsWith(' ')) return 'contains a name that begins with a space';
  if (plain.startsWith('.git') || /^git~\d/u.test(plain)) return "contains a name that is git's own";
  if (DEVICE.test(plain)) return 'contains a name that is a device on Windows';
  if (byteLength(name) > LONGEST_NAME) return `contains a name longer than ${LONGEST_NAME} bytes`;
  return undefined;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function checkFolder(path: string, folders: readonly string[]): string | undefined {
  if (folders.some((folder) => path.startsWith(`${folder}/`))) return undefined;
  return `is outside of ${folders.map((folder) => `${folder}/`).join(' and ')}`;
}

/** Names that a change set creates have to work on every system that somebody clones the repository to. */
export function checkNewPath(path: string): string | undefined {
  if (/[<>"|?*]/u.test(path)) return 'contains a character that Windows does not allow in names';
  if (path !== path.normalize('NFC')) return 'is not in the normal form NFC';
  return undefined;
}
