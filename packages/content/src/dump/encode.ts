/**
 * Encodes a dump as text: a JSON list of statements, compressed with gzip, in base64. Uses streams that exist in
 * browsers and in Node.
 */
export async function encodeDump(statements: readonly string[]): Promise<string> {
  const bytes = await pipe(new TextEncoder().encode(JSON.stringify(statements)), new CompressionStream('gzip'));
  return bytes.toBase64();
}

/** Decodes the statements of a dump. */
export async function decodeDump(text: string): Promise<string[]> {
  const bytes = await pipe(Uint8Array.fromBase64(text.trim()), new DecompressionStream('gzip'));
  return JSON.parse(new TextDecoder().decode(bytes)) as string[];
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
