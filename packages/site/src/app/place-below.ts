/**
 * The address of a file below the folder of the site. It may be another site's, or named whole already, as files are
 * that the build has imported.
 */
export function placeBelow(address: string, base: string): string {
  const isBare = address.startsWith('/') && !address.startsWith('//') && !address.startsWith(`${base}/`);
  return base !== '' && isBare ? base + address : address;
}
