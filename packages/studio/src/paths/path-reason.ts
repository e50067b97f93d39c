/** Longest name of a file or folder that common file systems take, in bytes. */
export const LONGEST_NAME = 255;

/** Longest path, in bytes. macOS takes no more. */
export const LONGEST_PATH = 1024;

/** What the server says of a path, after its name. The editor has texts of its own, in every language. */
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
  longPath: `is longer than ${LONGEST_PATH} bytes`,
  emptyName: 'contains an empty name',
  dots: 'contains a name of dots',
  nameEnd: 'contains a name that ends with a dot or a space',
  nameStart: 'contains a name that begins with a space',
  git: "contains a name that is git's own",
  device: 'contains a name that is a device on Windows',
  longName: `contains a name longer than ${LONGEST_NAME} bytes`,
  windows: 'contains a character that Windows does not allow in names',
  normalForm: 'is not in the normal form NFC',
  outside: 'is outside of {folders}',
};

/** Why a path is refused. */
export type PathReason = keyof typeof REASONS;

export function describeReason(reason: PathReason, folders: readonly string[] = []): string {
  return REASONS[reason].replace('{folders}', () => folders.map((folder) => `${folder}/`).join(' and '));
}
