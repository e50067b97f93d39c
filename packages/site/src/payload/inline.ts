import { mapProse } from '@recto/content';
import type { BodyNode } from '@recto/content';
import { PAYLOAD_ID, PAYLOAD_SELECTOR } from './payload-id.ts';
import type { Payload } from './payload.ts';

export { PAYLOAD_ID };

/**
 * Prose travels once. In the page it is HTML; in the payload beside it stands a number,
 * and before React takes over, the runtime reads the HTML back from the element of that number.
 */
export interface NumberedProse {
  number: number;
  html: string;
}

export const PROSE_TAG = 'recto-prose';

export function numberProse(body: readonly BodyNode[]): BodyNode<NumberedProse>[] {
  let count = 0;
  return mapProse(body, (html) => ({ number: count++, html }));
}

/** The payload as it stands in the page: prose that was rendered gives way to its number. */
export function renderInlinePayload(
  payload: Payload,
  body: readonly BodyNode<NumberedProse>[],
  rendered: ReadonlySet<number>,
): string {
  const inline = mapProse(body, ({ number, html }) => (rendered.has(number) ? number : html));
  // No text inside may end the script element.
  return JSON.stringify({ ...payload, body: inline }).replaceAll('<', String.raw`\u003c`);
}

/** A first load's payload, its prose taken from the page itself. */
export function readInlinePayload(document: Document): Payload {
  const text = document.querySelector(PAYLOAD_SELECTOR)?.textContent ?? '';
  const payload = JSON.parse(text) as Omit<Payload, 'body'> & { body: BodyNode<string | number>[] };
  const proseOf = (number: number): string =>
    document.querySelector(`${PROSE_TAG}[data-n="${number}"]`)?.innerHTML ?? '';
  const body = mapProse(payload.body, (prose) => (typeof prose === 'number' ? proseOf(prose) : prose));
  return { ...payload, body };
}
