import { PAYLOAD_SELECTOR } from '../payload/payload-id.ts';
import type { Payload } from '../payload/payload.ts';

/** Logs an error while mounting the app, and records it in the payload of the page. The page stays readable. */
export function reportMountFailure(error: unknown, document: Document): void {
  console.error('Error while mounting app:', error);
  const element = document.querySelector(PAYLOAD_SELECTOR);
  if (!element) return;
  const message = error instanceof Error ? error.message : String(error);
  element.textContent = recordError(element.textContent, message);
}

/** Adds the error to the text of a payload; an invalid payload is replaced. */
export function recordError(text: string, message: string): string {
  const payload = readPayload(text);
  return JSON.stringify({ ...payload, errors: { ...payload.errors, mount: { status: 500, message } } });
}

function readPayload(text: string): Partial<Payload> {
  try {
    return { ...(JSON.parse(text) as Payload) };
  } catch {
    return {};
  }
}
