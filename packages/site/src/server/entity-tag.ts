/** The entity tag of a response body: a hash of its bytes. It is weak because the body may be compressed. */
export async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const start = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `W/"${start.join('')}"`;
}
