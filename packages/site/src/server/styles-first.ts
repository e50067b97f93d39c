/**
 * Moves the site's style sheet to the front, since it declares the order of all layers. A dev server does not sort
 * files.
 */
export function stylesFirst(addresses: readonly string[]): string[] {
  const isSite = (address: string): boolean => address.includes('/.recto/styles.css');
  return [...addresses.filter(isSite), ...addresses.filter((address) => !isSite(address))];
}
