import { createContext, use } from 'react';
import type english from '../locales/en.json';
import { fillPlaces } from './fill-places.ts';
import type { PlaceValues } from './fill-places.ts';

/** Keys of interface messages, those of the English pack. */
export type WordKey = keyof typeof english;

/** Provides the interface messages of the page's language. */
export const WordsContext = createContext<Readonly<Record<string, string>>>({});

/** Provides the BCP 47 tag of the messages' language. */
export const LanguageContext = createContext('en');

/** Returns a function that returns a message in the page's language, with `{placeholders}` replaced. */
export function useWords(): (key: WordKey, values?: PlaceValues) => string {
  const words = use(WordsContext);
  const lang = use(LanguageContext);
  return (key, values = {}) => fillPlaces(words[key] ?? key, values, lang);
}
