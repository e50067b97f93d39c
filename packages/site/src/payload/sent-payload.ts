import { isRedirect } from './payload.ts';
import type { Payload, PayloadAnswer } from './payload.ts';

/** A payload as browsers get it: what is said for machines alone stays on the server. */
export function sentPayload(answer: Payload): Payload;
export function sentPayload(answer: PayloadAnswer): PayloadAnswer;
export function sentPayload(answer: PayloadAnswer): PayloadAnswer {
  if (isRedirect(answer)) return answer;
  const { about: _, ...sent } = answer;
  return sent;
}
