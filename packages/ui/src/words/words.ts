import { createContext, use } from 'react';
import type english from '../locales/en.json';

/** Every key an interface text can have: those of the English pack. */
export type WordKey = keyof typeof english;

export const WordsContext = createContext<Readonly<Record<string, string>>>({});

/** The interface texts of the page's language. */
export function useWords(): (key: WordKey) => string {
  const words = use(WordsContext);
  return (key) => words[key] ?? key;
}
