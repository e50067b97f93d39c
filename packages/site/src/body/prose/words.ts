import type { Words } from '../../app/app.ts';

/** What components of markdown say by themselves, for a language whose pack does not say it. */
const ENGLISH = {
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

export type ProseWord = (key: keyof typeof ENGLISH) => string;

export function createProseWord(words: Words): ProseWord {
  return (key) => words[key] ?? ENGLISH[key];
}
