/**
 * Moves the site's style sheet to the front, since it declares the order of all layers. A dev server does not sort
 * files.
 */
export function moveSiteStylesFirst(urls: readonly string[]): string[] {
  const isSite = (address: string): boolean => address.includes('/.recto/styles.css');
  return [...urls.filter(isSite), ...urls.filter((address) => !isSite(address))];
}
