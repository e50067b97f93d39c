import { BUILD_HEADER, payloadAddress } from './payload.ts';
import type { PayloadAnswer, Versions } from './payload.ts';

export interface FetchPayloadOptions {
  /** Versions of the open page. That of the content becomes the one that the payload is of. */
  versions: Versions;
  signal?: AbortSignal;
  /** `low` for what nobody has asked for yet. */
  priority?: RequestPriority;
  /** Another build answered: this page is of an older one. */
  onOtherBuild: () => void;
}

/** The answer was no payload, or there was no answer. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
}

/** Gets a page's payload. An error page has a payload too; anything else than a payload rejects. */
export async function fetchPayload(path: string, options: FetchPayloadOptions): Promise<PayloadAnswer> {
  const { versions, signal, priority, onOtherBuild } = options;
  try {
    const response = await fetch(payloadAddress(path, versions), {
      // Where the address names app and content, what a browser has of it is good whatever its age.
      cache: versions.content ? 'force-cache' : 'no-cache',
      ...(signal && { signal }),
      ...(priority && { priority }),
    });
    if (response.headers.has(BUILD_HEADER)) onOtherBuild();
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) throw new Error(`Status ${response.status}, ${type === '' ? 'no type' : type}.`);
    const answer = (await response.json()) as PayloadAnswer;
    // From here on, everything is asked for by the version that the server has.
    if ('contentVersion' in answer && answer.contentVersion) versions.content = answer.contentVersion;
    return answer;
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new PayloadError(`The payload of ${path} could not be loaded.`, { cause });
  }
}
