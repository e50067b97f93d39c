/** A name for these very bytes. It is a weak one: on their way they may be compressed. */
export async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const start = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `W/"${start.join('')}"`;
}
