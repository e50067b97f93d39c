/** Maximum size of an upload, in bytes. */
export const MAX_UPLOAD_BYTES = 10_000_000;

/** Reads the body of a request; returns `undefined` if it exceeds the limit, without reading the rest. */
export async function readUpload(request: Request, maxBytes = MAX_UPLOAD_BYTES): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    await request.body?.cancel();
    return undefined;
  }
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}
