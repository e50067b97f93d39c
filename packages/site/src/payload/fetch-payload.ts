import { BUILD_HEADER, payloadUrl } from './payload.ts';
import type { PayloadResponse, Versions } from './payload.ts';

/** Options of `fetchPayload`. */
export interface FetchPayloadOptions {
  /** Versions of the open page. The content version is set to that of the payload. */
  versions: Versions;
  signal?: AbortSignal;
  /** Priority of the request; `low` for prefetching. */
  priority?: RequestPriority;
  /** Called if another build has responded, so this page belongs to an older one. */
  onNewBuild: () => void;
}

/** Thrown if the response is not a payload, or the request failed. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
}

/** Fetches the payload of a page. An error page has a payload too; any other response rejects. */
export async function fetchPayload(path: string, options: FetchPayloadOptions): Promise<PayloadResponse> {
  const { versions, signal, priority, onNewBuild } = options;
  try {
    const response = await fetch(payloadUrl(path, versions), {
      // If the URL contains build and content version, a cached copy is valid at any age.
      cache: versions.content ? 'force-cache' : 'no-cache',
      ...(signal && { signal }),
      ...(priority && { priority }),
    });
    if (response.headers.has(BUILD_HEADER)) onNewBuild();
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) throw new Error(`Status ${response.status}, ${type === '' ? 'no type' : type}.`);
    const payload = (await response.json()) as PayloadResponse;
    // Later requests use the content version that the server has.
    if ('contentVersion' in payload && payload.contentVersion) versions.content = payload.contentVersion;
    return payload;
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new PayloadError(`The payload of ${path} could not be loaded.`, { cause });
  }
}
