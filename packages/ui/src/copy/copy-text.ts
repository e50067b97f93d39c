/** How a copy went. */
export type CopyResult = 'copied' | 'failed';

/** Puts text into the clipboard. A text that is still on its way is promised at once: later, some browsers refuse it. */
export async function copyText(text: string | Promise<string>): Promise<CopyResult> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return 'copied';
  } catch {
    // Without permission, outside a secure page, or where the text never came, nothing is copied.
    return 'failed';
  }
}

/** The text of a file of the site. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return await response.text();
}
