/** Longest name of a folder, in characters. */
const LONGEST = 80;

/** A name of folders that works in addresses and on every system; slashes separate them. Empty where nothing is left. */
export function folderName(written: string): string {
  return written
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .map((name) =>
      name
        .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
        .slice(0, LONGEST)
        .replaceAll(/^[-_]+|[-_]+$/gu, ''),
    )
    .filter(Boolean)
    .join('/');
}
