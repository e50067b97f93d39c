import { createContext, use } from 'react';
import type english from '../locales/en.json';
import { fillPlaces } from './fill-places.ts';
import type { PlaceValues } from './fill-places.ts';

/** Every key an interface text can have: those of the English pack. */
export type WordKey = keyof typeof english;

export const WordsContext = createContext<Readonly<Record<string, string>>>({});

/** BCP 47 tag of the language that the words are in. */
export const LanguageContext = createContext('en');

/** The interface texts of the page's language, with `{places}` filled in. */
export function useWords(): (key: WordKey, values?: PlaceValues) => string {
  const words = use(WordsContext);
  const lang = use(LanguageContext);
  return (key, values = {}) => fillPlaces(words[key] ?? key, values, lang);
}
