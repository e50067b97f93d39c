/** The text at an address of the site, for whoever takes it along. */
export async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return await response.text();
}
