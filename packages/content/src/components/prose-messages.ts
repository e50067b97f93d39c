/** English texts of the built-in components, used if the pack of a language does not have them. */
export const PROSE_MESSAGES = {
  'callout.caution': 'Caution',
  'callout.important': 'Important',
  'callout.note': 'Note',
  'callout.tip': 'Tip',
  'callout.warning': 'Warning',
  'field.default': 'Default:',
  'field.required': 'required',
  'prose.collapsible.closeText': 'Hide',
  'prose.collapsible.name': 'details',
  'prose.collapsible.openText': 'Show',
};

/** Translated texts of the built-in components, as far as the pack of a language has them. */
export type ProseMessages = Readonly<Partial<Record<string, string>>>;

/** Returns the translated text for a key. */
export type ProseMessage = (key: keyof typeof PROSE_MESSAGES) => string;

/** Creates a function that returns translated texts, with English as fallback. */
export function createProseMessage(messages: ProseMessages): ProseMessage {
  return (key) => messages[key] ?? PROSE_MESSAGES[key];
}
