import { createContext, use } from 'react';
import { demoWords } from './en/demo.ts';
import { draftsWords } from './en/drafts.ts';
import { fieldsWords } from './en/fields.ts';
import { filesWords } from './en/files.ts';
import { mediaWords } from './en/media.ts';
import { panelWords } from './en/panel.ts';
import { pathsWords } from './en/paths.ts';
import { sourceWords } from './en/source.ts';
import { translationsWords } from './en/translations.ts';
import { visualWords } from './en/visual.ts';
import { fill } from './fill.ts';

/** All English interface texts, by the part of the editor that shows them. */
export const english = {
  demo: demoWords,
  drafts: draftsWords,
  fields: fieldsWords,
  files: filesWords,
  media: mediaWords,
  panel: panelWords,
  paths: pathsWords,
  source: sourceWords,
  translations: translationsWords,
  visual: visualWords,
};

/** A text that depends on a number, with the plural forms of its language. */
export type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

type Translated<Words> = Words extends string
  ? string
  : keyof Words extends 'one' | 'other'
    ? PluralForms
    : { [Key in keyof Words]: Translated<Words[Key]> };

/** The interface texts in one language: the keys of English, with the plural forms of that language. */
export type EditorWords = Translated<typeof english>;

/** Provides the interface texts to all components. */
export const WordsContext = createContext<EditorWords>(english);

type Load = () => Promise<{ words: EditorWords }>;

/** Loaders of the language packs, by language tag. */
const LANGUAGES: Readonly<Record<string, Load>> = {
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  'pt-br': () => import('./pt-br/index.ts'),
  ar: () => import('./ar/index.ts'),
  ja: () => import('./ja/index.ts'),
  'zh-cn': () => import('./zh-cn/index.ts'),
  'zh-hans': () => import('./zh-cn/index.ts'),
};

/** Loads the interface texts in the language of the page; English if it is not available. */
export async function loadWords(tag: string): Promise<EditorWords> {
  const lower = tag.toLowerCase();
  const code = [lower, lower.split('-')[0] ?? ''].find((name) => Object.hasOwn(LANGUAGES, name));
  const load = code === undefined ? undefined : LANGUAGES[code];
  return load ? (await load()).words : english;
}

/** Returns the interface texts of one part, in the language of the interface. */
export function useWords<Part extends keyof EditorWords>(part: Part): EditorWords[Part] {
  return use(WordsContext)[part];
}

/** Returns the plural form for a number, with the number in its `{count}` placeholder. */
export function plural(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(locale).format(count) });
}
