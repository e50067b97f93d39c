/** Converts a title to a URL segment: `Über uns!` becomes `uber-uns`. Letters of other scripts are kept. */
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
