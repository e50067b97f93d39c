/** Result of copying. */
export type CopyResult = 'copied' | 'failed';

/**
 * Copies text to the clipboard. Pass text that is still loading as a promise, because some browsers refuse to copy
 * later.
 */
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

/** Loads a file of the site as text. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Loading ${address} failed with status ${response.status}.`);
  return await response.text();
}
