/** The element that holds a first load's payload. Alone in its file, since the boot script needs nothing else of payloads. */
export const PAYLOAD_ID = 'recto-payload';
