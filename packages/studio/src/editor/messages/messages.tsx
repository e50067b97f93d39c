import { createContext, use } from 'react';
import { demoMessages } from './en/demo.ts';
import { draftsMessages } from './en/drafts.ts';
import { fieldsMessages } from './en/fields.ts';
import { filesMessages } from './en/files.ts';
import { mediaMessages } from './en/media.ts';
import { panelMessages } from './en/panel.ts';
import { pathsMessages } from './en/paths.ts';
import { sourceMessages } from './en/source.ts';
import { translationsMessages } from './en/translations.ts';
import { visualMessages } from './en/visual.ts';
import { fill } from './fill.ts';
import { loadLanguage } from './load-language.ts';

/** All English interface texts, by the part of the editor that shows them. */
export const english = {
  demo: demoMessages,
  drafts: draftsMessages,
  fields: fieldsMessages,
  files: filesMessages,
  media: mediaMessages,
  panel: panelMessages,
  paths: pathsMessages,
  source: sourceMessages,
  translations: translationsMessages,
  visual: visualMessages,
};

/** A text that depends on a number, with the plural forms of its language. */
export type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

type Translated<Messages> = Messages extends string
  ? string
  : keyof Messages extends 'one' | 'other'
    ? PluralForms
    : { [Key in keyof Messages]: Translated<Messages[Key]> };

/** The interface texts in one language: the keys of English, with the plural forms of that language. */
export type EditorMessages = Translated<typeof english>;

/** Provides the interface texts to all components. */
export const MessagesContext = createContext<EditorMessages>(english);

/** Loads the interface texts in the language of the page; English if it is not available. */
export async function loadMessages(tag: string): Promise<EditorMessages> {
  return (await loadLanguage(tag))?.messages ?? english;
}

/** Returns the interface texts of one part, in the language of the interface. */
export function useMessages<Part extends keyof EditorMessages>(part: Part): EditorMessages[Part] {
  return use(MessagesContext)[part];
}

/** Returns the plural form for a number, with the number in its `{count}` placeholder. */
export function plural(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(locale).format(count) });
}
