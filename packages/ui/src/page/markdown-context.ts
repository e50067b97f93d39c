import { createContext } from 'react';

/**
 * Whether the page is rendered for its markdown version, which needs complete lists, and text for what is otherwise
 * visible only from the layout.
 */
export const MarkdownContext = createContext(false);
