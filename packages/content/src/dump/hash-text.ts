const LENGTH = 16;

/** A short name for a text, the same in every place that can compute it. */
export async function hashText(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return bytes.toHex().slice(0, LENGTH);
}
