/** Ways to answer that every endpoint shares. */

export function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  });
}

export function answerJson(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(data, { headers: { 'x-content-type-options': 'nosniff', ...headers } });
}

/** The JSON of a request, or `undefined` where there is none, or too much of it. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  try {
    return JSON.parse(new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer())) as unknown;
  } catch {
    return undefined;
  }
}
