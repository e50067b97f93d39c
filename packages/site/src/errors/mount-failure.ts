import { PAYLOAD_SELECTOR } from '../payload/payload-id.ts';
import type { Payload } from '../payload/payload.ts';

/**
 * The page could not be brought to life. It stays readable as it came;
 * what went wrong is in the console, and in the page's payload for whoever looks there.
 */
export function reportMountFailure(error: unknown, document: Document): void {
  console.error('Error while mounting app:', error);
  const element = document.querySelector(PAYLOAD_SELECTOR);
  if (!element) return;
  const message = error instanceof Error ? error.message : String(error);
  element.textContent = recordError(element.textContent, message);
}

/** The payload's text with the error in it; one that cannot be read gives way to the error alone. */
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
