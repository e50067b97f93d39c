import { createContext } from 'react';

/**
 * Whether the page is rendered for its markdown version: all of a list at once, and in words what else is said by its
 * place on the page.
 */
export const MarkdownContext = createContext(false);
