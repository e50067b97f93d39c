/**
 * Id of the element that contains the inline payload. In its own file, since the boot script needs nothing else of
 * payloads.
 */
export const PAYLOAD_ID = 'recto-payload';

/** Selects it by location and type, not by id alone: content may contain ids, but no scripts. */
export const PAYLOAD_SELECTOR = `body > script#${PAYLOAD_ID}[type="application/json"]`;
