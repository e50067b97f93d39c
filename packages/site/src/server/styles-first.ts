/** The style sheet of the site declares the order of all layers, so it is first. A dev server lists files in any order. */
export function stylesFirst(addresses: readonly string[]): string[] {
  const isSite = (address: string): boolean => address.includes('/.recto/styles.css');
  return [...addresses.filter(isSite), ...addresses.filter((address) => !isSite(address))];
}
