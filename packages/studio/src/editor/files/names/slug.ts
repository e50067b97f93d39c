/** The part of an address that a title becomes: `Über uns!` is `uber-uns`. Letters of other scripts stay as they are. */
export function slugOf(title: string): string {
  return title
    .replaceAll('ß', 'ss')
    .replaceAll(/[æÆ]/gu, 'ae')
    .replaceAll(/[øØ]/gu, 'o')
    .normalize('NFKD')
    .replaceAll(/(?<letter>\p{Script=Latin})\p{Mn}+/gu, '$<letter>')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
}
