/** Maximum length of a folder name, in characters. */
const MAX_LENGTH = 80;

/**
 * Converts a text to a folder path that is valid in URLs and on all file systems; slashes separate folders. May be
 * empty.
 */
export function folderName(input: string): string {
  return input
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .map((name) =>
      name
        .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
        .slice(0, MAX_LENGTH)
        .replaceAll(/^[-_]+|[-_]+$/gu, ''),
    )
    .filter(Boolean)
    .join('/');
}
