/** Letters without case and marks, so that `uber` finds `Über` and ابدا finds ابدأ. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
