import { createContext, use } from 'react';
import type english from '../locales/en.json';
import { fillPlaceholders } from './fill-placeholders.ts';
import type { PlaceholderValues } from './fill-placeholders.ts';

/** Keys of interface messages, those of the English pack. */
export type MessageKey = keyof typeof english;

/** Provides the interface messages of the page's language. */
export const MessagesContext = createContext<Readonly<Record<string, string>>>({});

/** Provides the BCP 47 tag of the messages' language. */
export const LanguageContext = createContext('en');

/** Returns a function that returns a message in the page's language, with `{placeholders}` replaced. */
export function useMessages(): (key: MessageKey, values?: PlaceholderValues) => string {
  const words = use(MessagesContext);
  const lang = use(LanguageContext);
  return (key, values = {}) => fillPlaceholders(words[key] ?? key, values, lang);
}
