/** Maximum length of a file or folder name on common file systems, in bytes. */
export const MAX_NAME_BYTES = 255;

/** Maximum length of a path, in bytes; the limit of macOS. */
export const MAX_PATH_BYTES = 1024;

/** Messages of the server, appended to the path. The editor has translated messages. */
const REASONS = {
  empty: 'is empty',
  unicode: 'is not valid Unicode',
  control: 'contains a control character',
  invisible: 'contains an invisible character',
  backslash: 'contains a backslash',
  slash: 'contains a character that looks like a slash',
  encoded: 'contains an encoded character',
  colon: 'contains a colon',
  absolute: 'is absolute',
  tilde: 'begins with a tilde',
  longPath: `is longer than ${MAX_PATH_BYTES} bytes`,
  emptyName: 'contains an empty name',
  dots: 'contains a name that consists of dots',
  nameEnd: 'contains a name that ends with a dot or a space',
  nameStart: 'contains a name that begins with a space',
  git: 'contains a name that git reserves',
  device: 'contains a device name of Windows',
  longName: `contains a name longer than ${MAX_NAME_BYTES} bytes`,
  windows: 'contains a character that Windows does not allow in names',
  normalForm: 'is not in the normal form NFC',
  outside: 'is outside of {folders}',
};

/** Why a path is rejected. */
export type PathReason = keyof typeof REASONS;

/** Returns the message for a reason. */
export function describeReason(reason: PathReason, folders: readonly string[] = []): string {
  return REASONS[reason].replace('{folders}', () => folders.map((folder) => `${folder}/`).join(' and '));
}
