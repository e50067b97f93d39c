import { payloadAddress } from './payload.ts';
import type { PayloadAnswer } from './payload.ts';

/** Gets a page's payload. An error page has a payload too; anything else than a payload rejects. */
export async function fetchPayload(path: string, buildId: string, signal: AbortSignal): Promise<PayloadAnswer> {
  const response = await fetch(payloadAddress(path, buildId), { signal });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Error(`No payload for ${path}: status ${response.status}.`);
  return (await response.json()) as PayloadAnswer;
}
