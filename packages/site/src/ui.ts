/** The interface components, for screens and components of a site. */
export * from '@recto/ui';
export { useWords } from './words/use-words.ts';
