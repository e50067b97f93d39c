/** The element that holds a first load's payload. Alone in its file, since the boot script needs nothing else of payloads. */
export const PAYLOAD_ID = 'recto-payload';

/** Selects it by place and type, not by id alone: content may hold ids, but no scripts. */
export const PAYLOAD_SELECTOR = `body > script#${PAYLOAD_ID}[type="application/json"]`;
