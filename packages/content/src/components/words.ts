/** What components of markdown say by themselves, for a language whose pack does not say it. */
export const PROSE_WORDS = {
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

/** The same words in another language, as far as its pack has them. */
export type ProseWords = Readonly<Partial<Record<string, string>>>;

export type ProseWord = (key: keyof typeof PROSE_WORDS) => string;

export function createProseWord(words: ProseWords): ProseWord {
  return (key) => words[key] ?? PROSE_WORDS[key];
}
