import { createContext, use } from 'react';
import type english from '../locales/en.json';

/** Every key an interface text can have: those of the English pack. */
export type WordKey = keyof typeof english;

export const WordsContext = createContext<Readonly<Record<string, string>>>({});

/** The interface texts of the page's language, with `{places}` filled in. */
export function useWords(): (key: WordKey, values?: Record<string, string>) => string {
  const words = use(WordsContext);
  return (key, values = {}) => fillPlaces(words[key] ?? key, values);
}

/** Puts values into the `{places}` of a text; a place without a value stays. */
export function fillPlaces(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}
