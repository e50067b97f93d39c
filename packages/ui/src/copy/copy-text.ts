/** Result of copying. */
export type CopyResult = 'copied' | 'failed';

/** Puts text into the clipboard. A text that is still loading is passed as a promise at once: some browsers refuse to copy later. */
export async function copyText(text: string | Promise<string>): Promise<CopyResult> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return 'copied';
  } catch {
    // No permission, no secure context, or the text could not be loaded.
    return 'failed';
  }
}

/** The text of a file of the site. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return await response.text();
}
